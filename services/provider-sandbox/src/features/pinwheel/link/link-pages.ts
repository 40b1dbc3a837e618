import { escapeHtml } from '@reset/service-kit';
import type { Platform } from '#directory/institution.ts';
import {
  alert,
  CODE_FIELD,
  CREDENTIAL_FIELDS,
  form,
  LOGIN_HINT,
  primaryButton,
  type WidgetPage,
} from '#widgets/widget-page.ts';
import type { LinkToken } from '../link-tokens.ts';

/* The pages of the modal. */

const ADDRESS = '/pinwheel/link';

/** Below the address of the modal: `link('login', token, { platform_id })`. */
const link = (path: string, token: LinkToken, more: Record<string, string> = {}): string =>
  escapeHtml(`${ADDRESS}/${path}?${new URLSearchParams({ token: token.token, ...more })}`);

const cancel = (token: LinkToken, label = 'Cancel', more: Record<string, string> = {}): string =>
  `<p><a class="button quiet" href="${link('exit', token, more)}">${label}</a></p>`;

/** @param found null before anything was searched for */
export function searchPage(
  token: LinkToken,
  query: string,
  found: readonly Platform[] | null,
): WidgetPage {
  const results = found?.map(
    ({ id, name }) =>
      `<li><a class="button" href="${link('login', token, { platform_id: id })}">${escapeHtml(name)}</a></li>`,
  );
  const status =
    found === null
      ? ''
      : `<p role="status">${found.length === 0 ? 'Nothing was found.' : `Found: ${found.length}`}</p>
<ul>${results?.join('') ?? ''}</ul>`;
  const fields = `<label>Employer or payroll provider
<input type="search" name="q" value="${escapeHtml(query)}" autocomplete="off" required></label>
${primaryButton('Search')}`;
  return {
    title: 'Find who pays you',
    body: `<p>${escapeHtml(token.orgName)} uses Pinwheel to connect your payroll account.</p>
<search>${form(`${ADDRESS}/search`, { token: token.token }, fields, 'get')}</search>
${status}
${cancel(token)}`,
  };
}

/** @param trouble why it did not work before; null at first */
export const loginPage = (
  token: LinkToken,
  platform: { id: string; name: string },
  trouble: { code: string; message: string } | null,
): WidgetPage => ({
  title: `Sign in to ${platform.name}`,
  body: `${alert(trouble?.message ?? null)}
${form(
  `${ADDRESS}/login`,
  { token: token.token, platform_id: platform.id },
  `${CREDENTIAL_FIELDS}\n${primaryButton('Sign in')}`,
)}
${LOGIN_HINT}
${(token.platformId ?? token.relinks) ? '' : `<p><a class="button" href="${link('search', token)}">Choose another</a></p>`}
${cancel(token, 'Cancel', trouble ? { error: trouble.code } : {})}`,
});

export const codePage = (token: LinkToken, trouble: string | null): WidgetPage => ({
  title: 'Enter your code',
  body: `${alert(trouble)}
<p>We sent a code to your phone. In the sandbox it is 1234.</p>
${form(`${ADDRESS}/code`, { token: token.token }, `${CODE_FIELD}\n${primaryButton('Continue')}`)}
${cancel(token)}`,
});

export const switchPage = (token: LinkToken): WidgetPage => ({
  title: 'Switch your direct deposit',
  body: `<p>All of your pay will go to ${escapeHtml(token.target?.name ?? 'your account')}, ending in
${escapeHtml(token.target?.accountNumber.slice(-4) ?? '')}.</p>
${form(`${ADDRESS}/switch`, { token: token.token }, primaryButton('Switch my direct deposit'))}
${cancel(token, 'Not now')}`,
});

export const successPage = (token: LinkToken): WidgetPage => ({
  title: 'You are connected',
  body: `<p role="status">${escapeHtml(token.orgName)} can now read your payroll account.</p>
${cancel(token, 'Done')}`,
});

/** Where nothing else can be done but leave; the exit has the error's code. */
export const troublePage = ({ code, message }: { code: string; message: string }): WidgetPage => ({
  title: 'That did not work',
  body: `${alert(message)}
<p><a class="button quiet" href="${ADDRESS}/exit?error=${encodeURIComponent(code)}">Close</a></p>`,
});
