import * as answers from './plaid-answers.ts';
import { CountryCode, type PlaidApi, Products } from 'plaid';
import type { BankLinking } from '#providers/bank-linking.ts';
import { askPlaid } from './ask-plaid.ts';

const CLIENT_NAME = 'Reset';
/** As far back as bills and income are looked for. */
const DAYS_OF_TRANSACTIONS = 180;

/** Plaid Link, by Plaid's client. */
export function plaidBankLinking(plaid: PlaidApi): BankLinking {
  return {
    async startSession({ userId, name, institutionId, repairs, webhook }) {
      const session = await askPlaid(answers.LinkToken, () =>
        plaid.linkTokenCreate({
          client_name: CLIENT_NAME,
          language: 'en',
          country_codes: [CountryCode.Us],
          user: { client_user_id: userId, ...(name === null ? {} : { legal_name: name }) },
          ...(webhook === null ? {} : { webhook }),
          ...(institutionId === null ? {} : { institution_id: institutionId }),
          // A repair asks for nothing new, and Plaid takes no products there.
          ...(repairs === null ? WANTED : { access_token: repairs }),
        }),
      );
      return { linkToken: session.link_token, expiresAt: new Date(session.expiration) };
    },

    async readOutcome(link_token) {
      const { link_sessions = [] } = await askPlaid(answers.Sessions, () =>
        plaid.linkTokenGet({ link_token }),
      );
      const added = link_sessions.flatMap(({ on_success, results }) => [
        ...(on_success ? [on_success] : []),
        ...(results?.item_add_results ?? []),
      ]);
      return [...new Set(added.map(({ public_token }) => public_token))];
    },

    async exchange(public_token) {
      const { access_token, item_id } = await askPlaid(answers.Exchanged, () =>
        plaid.itemPublicTokenExchange({ public_token }),
      );
      return { accessToken: access_token, itemId: item_id };
    },
  };
}

const WANTED = {
  products: [Products.Transactions],
  // Where a bank has them: without its account numbers it can still be linked.
  required_if_supported_products: [Products.Auth, Products.Identity],
  transactions: { days_requested: DAYS_OF_TRANSACTIONS },
};
