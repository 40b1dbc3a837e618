import { escapeHtml } from '@reset/service-kit';
import type { Platform } from '#directory/institution.ts';
import type { LinkToken } from '../link-tokens.ts';

/** A page of the modal; `body` is HTML. */
export type LinkPage = { title: string; body: string };

/** Below the address of the modal: `link('login', token, { platform_id })`. */
const link = (path: string, token: LinkToken, more: Record<string, string> = {}): string =>
  escapeHtml(`/pinwheel/link/${path}?${new URLSearchParams({ token: token.token, ...more })}`);

const cancel = (token: LinkToken, label = 'Cancel', more: Record<string, string> = {}): string =>
  `<p><a class="button quiet" href="${link('exit', token, more)}">${label}</a></p>`;

const alert = (trouble: string | null): string =>
  trouble === null ? '' : `<p role="alert">${escapeHtml(trouble)}</p>`;

/** @param found null before anything was searched for */
export function searchPage(
  token: LinkToken,
  query: string,
  found: readonly Platform[] | null,
): LinkPage {
  const results = found?.map(
    ({ id, name }) =>
      `<li><a class="button" href="${link('login', token, { platform_id: id })}">${escapeHtml(name)}</a></li>`,
  );
  const told =
    found === null
      ? ''
      : `<p role="status">${found.length === 0 ? 'Nothing was found.' : `Found: ${found.length}`}</p>
<ul>${results?.join('') ?? ''}</ul>`;
  return {
    title: 'Find who pays you',
    body: `<p>${escapeHtml(token.orgName)} uses Pinwheel to connect your payroll account.</p>
<form action="/pinwheel/link/search" method="get" role="search">
<input type="hidden" name="token" value="${escapeHtml(token.token)}">
<label>Employer or payroll provider
<input type="search" name="q" value="${escapeHtml(query)}" autocomplete="off" required></label>
<p><button class="primary">Search</button></p>
</form>
${told}
${cancel(token)}`,
  };
}

/** @param trouble why it did not work before; null at first */
export const loginPage = (
  token: LinkToken,
  platform: { id: string; name: string },
  trouble: { code: string; message: string } | null,
): LinkPage => ({
  title: `Sign in to ${platform.name}`,
  body: `${alert(trouble?.message ?? null)}
<form action="/pinwheel/link/login" method="post">
<input type="hidden" name="token" value="${escapeHtml(token.token)}">
<input type="hidden" name="platform_id" value="${escapeHtml(platform.id)}">
<label>User name
<input name="username" autocomplete="off" autocapitalize="none" spellcheck="false" required></label>
<label>Password
<input type="password" name="password" autocomplete="off" required></label>
<p><button class="primary">Sign in</button></p>
</form>
<p class="note">This is a sandbox: user_good signs in with pass_good.</p>
${(token.platformId ?? token.relinks) ? '' : `<p><a class="button" href="${link('search', token)}">Choose another</a></p>`}
${cancel(token, 'Cancel', trouble ? { error: trouble.code } : {})}`,
});

export const codePage = (token: LinkToken, trouble: string | null): LinkPage => ({
  title: 'Enter your code',
  body: `${alert(trouble)}
<p>We sent a code to your phone. In the sandbox it is 1234.</p>
<form action="/pinwheel/link/code" method="post">
<input type="hidden" name="token" value="${escapeHtml(token.token)}">
<label>Code
<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>
<p><button class="primary">Continue</button></p>
</form>
${cancel(token)}`,
});

export const switchPage = (token: LinkToken): LinkPage => ({
  title: 'Switch your direct deposit',
  body: `<p>All of your pay will go to ${escapeHtml(token.target?.name ?? 'your account')}, ending in
${escapeHtml(token.target?.accountNumber.slice(-4) ?? '')}.</p>
<form action="/pinwheel/link/switch" method="post">
<input type="hidden" name="token" value="${escapeHtml(token.token)}">
<p><button class="primary">Switch my direct deposit</button></p>
</form>
${cancel(token, 'Not now')}`,
});

export const successPage = (token: LinkToken): LinkPage => ({
  title: 'You are connected',
  body: `<p role="status">${escapeHtml(token.orgName)} can now read your payroll account.</p>
${cancel(token, 'Done')}`,
});

/** Where nothing else can be done but leave; `code` is told to whoever hears of that. */
export const troublePage = ({ code, message }: { code: string; message: string }): LinkPage => ({
  title: 'That did not work',
  body: `${alert(message)}
<p><a class="button quiet" href="/pinwheel/link/exit?error=${encodeURIComponent(code)}">Close</a></p>`,
});
