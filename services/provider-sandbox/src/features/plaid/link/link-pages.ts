import { escapeHtml } from '@reset/service-kit';
import type { Bank } from '#directory/institution.ts';
import type { PlaidAccount } from '../items/plaid-item.ts';
import type { LinkSession, LinkToken, LinkTrouble } from './link-token.ts';

/** A page of Link; `body` is HTML. */
export type LinkPage = { title: string; body: string };

/** One opening of Link. */
export type At = { link: LinkToken; session: LinkSession };

const ADDRESS = '/plaid/link/v2';

const href = (path: string, { link, session }: At, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ token: link.token, session: session.id, ...more });
  return escapeHtml(`${ADDRESS}/${path}?${query}`);
};

type Method = 'get' | 'post';

const form = (path: string, { link, session }: At, fields: string, method: Method = 'post') =>
  `<form action="${ADDRESS}/${path}" method="${method}">
<input type="hidden" name="token" value="${escapeHtml(link.token)}">
<input type="hidden" name="session" value="${session.id}">
${fields}
</form>`;

const goOn = (label: string): string => `<p><button class="primary">${label}</button></p>`;

const exit = (at: At, status: string): string =>
  `<p><a class="button quiet" href="${href('exit', at, { status })}">Exit</a></p>`;

const alert = (trouble: string | null): string =>
  trouble === null ? '' : `<p role="alert">${escapeHtml(trouble)}</p>`;

export const consentPage = (at: At): LinkPage => ({
  title: `${at.link.clientName} uses Plaid to link your bank`,
  body: `<p>You sign in at your bank, and choose which accounts ${escapeHtml(at.link.clientName)} may read.</p>
${
  at.session.institutionId === null
    ? form('search', at, goOn('Continue'), 'get')
    : form(
        'login',
        at,
        `<input type="hidden" name="institution_id" value="${at.session.institutionId}">${goOn('Continue')}`,
        'get',
      )
}
${exit(at, '')}`,
});

export function searchPage(at: At, query: string, found: readonly Bank[]): LinkPage {
  const results = found.map(
    ({ id, name }) =>
      `<li><a class="button" href="${href('login', at, { institution_id: id })}">${escapeHtml(name)}</a></li>`,
  );
  const told = found.length === 0 ? `Nothing was found for ${query}.` : 'Choose your bank.';
  return {
    title: 'Select your institution',
    body: `${form(
      'search',
      at,
      `<label>Search
<input type="search" name="q" value="${escapeHtml(query)}" autocomplete="off"></label>
${goOn('Search')}`,
      'get',
    )}
<p role="status">${escapeHtml(told)}</p>
<ul>${results.join('')}</ul>
${exit(at, found.length === 0 ? 'institution_not_found' : '')}`,
  };
}

export const loginPage = (at: At, bank: { name: string }): LinkPage => ({
  title: `Sign in at ${bank.name}`,
  body: `${alert(at.session.trouble === null ? null : 'The user name or the password is wrong.')}
${form(
  'login',
  at,
  `<label>User name
<input name="username" autocomplete="off" autocapitalize="none" spellcheck="false" required></label>
<label>Password
<input type="password" name="password" autocomplete="off" required></label>
${goOn('Submit')}`,
)}
<p class="note">This is a sandbox: user_good signs in with pass_good.</p>
${at.link.institutionId === null ? `<p><a class="button" href="${href('search', at)}">Choose another bank</a></p>` : ''}
${exit(at, 'requires_credentials')}`,
});

export const codePage = (at: At): LinkPage => ({
  title: 'Verify your identity',
  body: `${alert(at.session.trouble === null ? null : 'The code is wrong.')}
<p>Your bank sent a code to your phone. In the sandbox it is 1234.</p>
${form(
  'code',
  at,
  `<label>Code
<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>
${goOn('Submit')}`,
)}
${exit(at, 'requires_code')}`,
});

export const accountsPage = (
  at: At,
  accounts: readonly Omit<PlaidAccount, 'id'>[],
  choosesNone: boolean,
): LinkPage => ({
  title: 'Select accounts',
  body: `${alert(choosesNone ? 'Select at least one account.' : null)}
${form(
  'accounts',
  at,
  `<ul>${accounts
    .map(
      ({ subtype, name, mask }) =>
        `<li><label><input type="checkbox" name="${subtype}" value="yes"${subtype === 'checking' ? ' checked' : ''}> ${escapeHtml(name)}, ending in ${mask}</label></li>`,
    )
    .join('')}</ul>
${goOn('Continue')}`,
)}
${exit(at, 'requires_account_selection')}`,
});

export const successPage = (at: At): LinkPage => ({
  title: 'Success',
  body: `<p role="status">Your bank is linked to ${escapeHtml(at.link.clientName)}.</p>
${form('done', at, goOn('Finish'), 'get')}`,
});

export const downPage = (at: At, bank: { name: string }): LinkPage => ({
  title: `${bank.name} is down`,
  body: `${alert('Plaid cannot reach your bank right now. Try again later, or choose another.')}
${at.link.institutionId === null ? `<p><a class="button" href="${href('search', at)}">Choose another bank</a></p>` : ''}
${exit(at, 'requires_credentials')}`,
});

/** Where nothing can be done but leave. */
export const overPage = ({ error_message }: LinkTrouble): LinkPage => ({
  title: 'Something went wrong',
  body: `${alert(error_message)}
<p><a class="button quiet" href="${ADDRESS}/exit">Exit</a></p>`,
});
