import { escapeHtml } from '@reset/service-kit';
import type { Bank } from '#directory/institution.ts';
import {
  alert,
  CODE_FIELD,
  CREDENTIAL_FIELDS,
  form,
  LOGIN_HINT,
  primaryButton,
  type WidgetPage,
} from '#widgets/widget-page.ts';
import type { PlaidAccount } from '../items/plaid-item.ts';
import { anotherUsername } from '../plaid-refusals.ts';
import type { LinkSession, LinkToken, LinkTrouble } from './link-token.ts';

/* The pages of Link. */

/** One opening of Link. */
export type At = { link: LinkToken; session: LinkSession };

const ADDRESS = '/plaid/link/v2';

const href = (path: string, { link, session }: At, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ token: link.token, session: session.id, ...more });
  return escapeHtml(`${ADDRESS}/${path}?${query}`);
};

const sessionForm = (
  path: string,
  { link, session }: At,
  fields: string,
  {
    method = 'post',
    hidden = {},
  }: { method?: 'get' | 'post'; hidden?: Record<string, string> } = {},
) =>
  form(`${ADDRESS}/${path}`, { token: link.token, session: session.id, ...hidden }, fields, method);

const exit = (at: At, status: string): string =>
  `<p><a class="button quiet" href="${href('exit', at, { status })}">Exit</a></p>`;

export const consentPage = (at: At): WidgetPage => ({
  title: `${at.link.clientName} uses Plaid to link your bank`,
  body: `<p>You sign in at your bank, and choose which accounts ${escapeHtml(at.link.clientName)} may read.</p>
${
  at.session.institutionId === null
    ? sessionForm('search', at, primaryButton('Continue'), { method: 'get' })
    : sessionForm('login', at, primaryButton('Continue'), {
        method: 'get',
        hidden: { institution_id: at.session.institutionId },
      })
}
${exit(at, '')}`,
});

export function searchPage(at: At, query: string, found: readonly Bank[]): WidgetPage {
  const results = found.map(
    ({ id, name }) =>
      `<li><a class="button" href="${href('login', at, { institution_id: id })}">${escapeHtml(name)}</a></li>`,
  );
  const status = found.length === 0 ? `Nothing was found for ${query}.` : 'Choose your bank.';
  return {
    title: 'Select your institution',
    body: `${sessionForm(
      'search',
      at,
      `<label>Search
<input type="search" name="q" value="${escapeHtml(query)}" autocomplete="off"></label>
${primaryButton('Search')}`,
      { method: 'get' },
    )}
<p role="status">${escapeHtml(status)}</p>
<ul>${results.join('')}</ul>
${exit(at, found.length === 0 ? 'institution_not_found' : '')}`,
  };
}

export const loginPage = (at: At, bank: { name: string }): WidgetPage => ({
  title: `Sign in at ${bank.name}`,
  body: `${alert(loginTrouble(at))}
${sessionForm('login', at, `${CREDENTIAL_FIELDS}\n${primaryButton('Submit')}`)}
${LOGIN_HINT}
${at.link.institutionId === null ? `<p><a class="button" href="${href('search', at)}">Choose another bank</a></p>` : ''}
${exit(at, 'requires_credentials')}`,
});

function loginTrouble({ session: { trouble } }: At): string | null {
  if (trouble === null) return null;
  return trouble.error_code === anotherUsername.error_code
    ? 'This login belongs to another account. Sign in with the one that you connected before.'
    : 'The user name or the password is wrong.';
}

export const codePage = (at: At): WidgetPage => ({
  title: 'Verify your identity',
  body: `${alert(at.session.trouble === null ? null : 'The code is wrong.')}
<p>Your bank sent a code to your phone. In the sandbox it is 1234.</p>
${sessionForm('code', at, `${CODE_FIELD}\n${primaryButton('Submit')}`)}
${exit(at, 'requires_code')}`,
});

export const accountsPage = (
  at: At,
  accounts: readonly Omit<PlaidAccount, 'id'>[],
  choosesNone: boolean,
): WidgetPage => ({
  title: 'Select accounts',
  body: `${alert(choosesNone ? 'Select at least one account.' : null)}
${sessionForm(
  'accounts',
  at,
  `<ul>${accounts
    .map(
      ({ subtype, name, mask }) =>
        `<li><label><input type="checkbox" name="${subtype}" value="yes"${subtype === 'checking' ? ' checked' : ''}> ${escapeHtml(name)}, ending in ${mask}</label></li>`,
    )
    .join('')}</ul>
${primaryButton('Continue')}`,
)}
${exit(at, 'requires_account_selection')}`,
});

export const successPage = (at: At): WidgetPage => ({
  title: 'Success',
  body: `<p role="status">Your bank is linked to ${escapeHtml(at.link.clientName)}.</p>
${sessionForm('done', at, primaryButton('Finish'), { method: 'get' })}`,
});

export const downPage = (at: At, bank: { name: string }): WidgetPage => ({
  title: `${bank.name} is down`,
  body: `${alert('Plaid cannot reach your bank right now. Try again later, or choose another.')}
${at.link.institutionId === null ? `<p><a class="button" href="${href('search', at)}">Choose another bank</a></p>` : ''}
${exit(at, 'requires_credentials')}`,
});

/** Where nothing can be done but leave. */
export const overPage = ({ error_message }: LinkTrouble): WidgetPage => ({
  title: 'Something went wrong',
  body: `${alert(error_message)}
<p><a class="button quiet" href="${ADDRESS}/exit">Exit</a></p>`,
});
