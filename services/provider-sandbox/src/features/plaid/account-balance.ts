import type { Persona } from '#personas/persona.ts';
import { stableId } from '#personas/stable-id.ts';
import type { BalanceReply } from './plaid-schemas.ts';

export const accountIdOf = (persona: Persona): string => stableId('account', persona.key);

/** What /accounts/balance/get tells of her one account. */
export function accountBalance(persona: Persona): Omit<BalanceReply, 'request_id'> {
  const { bank } = persona;
  const dollars = bank.balanceCents / 100;
  return {
    accounts: [
      {
        account_id: accountIdOf(persona),
        balances: {
          available: dollars,
          current: dollars,
          limit: null,
          iso_currency_code: 'USD',
          unofficial_currency_code: null,
        },
        mask: bank.mask,
        name: bank.accountName,
        official_name: `${bank.institutionName} ${bank.accountName}`,
        subtype: 'checking',
        type: 'depository',
      },
    ],
    item: {
      item_id: stableId('item', persona.key),
      institution_id: bank.institutionId,
      institution_name: bank.institutionName,
      webhook: null,
      error: null,
      available_products: [],
      billed_products: ['transactions'],
      products: ['transactions'],
      consent_expiration_time: null,
      update_type: 'background',
    },
  };
}
