import { sandboxClient } from './sandbox-client.ts';

/** A hold and an entry as the issuer reports them; amounts are cents. */
export type IssuersHold = {
  uuid: string;
  data: { status: string; amount: number; req_amount: number };
};
export type IssuersEntry = {
  uuid: string;
  data: { hold_id: string | null; lines: { amount: number; dc_sign: 'debit' | 'credit' }[] };
};
export type WebhookMode = 'normal' | 'double' | 'reverse' | 'hold' | 'drop';

/** What a merchant takes of a purchase, or gives back. */
export type Clearing = {
  amount: number;
  is_refund?: boolean;
  force_post?: boolean;
  is_final?: boolean;
};
type Page<Item> = { result: Item[]; next_page_token: string };

/** The card issuer and what merchants do with its cards, as the sandbox imitates them. */
export type Issuer = ReturnType<typeof openIssuer>;

const SIMULATIONS = '/synctera/v0/cards/transaction_simulations';
const MERCHANT = { mid: 'faults', card_acceptor: { name: 'Corner Store', mcc: '5411' } };
const PAGE = 100;

export function openIssuer(sandboxUrl: string) {
  const ask = sandboxClient(sandboxUrl);
  const all = async <Item>(list: string, accountId: string): Promise<Item[]> => {
    const items: Item[] = [];
    for (let token: string | null = '0'; token !== null;) {
      const query = `account_id=${accountId}&limit=${PAGE}&page_token=${token}`;
      const page: Page<Item> = await ask('GET', `/synctera/v0/transactions/${list}?${query}`);
      items.push(...page.result);
      token = page.next_page_token === '' ? null : page.next_page_token;
    }
    return items;
  };
  return {
    authorize: (card_id: string, amount: number) =>
      ask<IssuersHold>('POST', `${SIMULATIONS}/authorization`, { ...MERCHANT, card_id, amount }),
    /** A purchase that nobody was asked about. */
    forcePost: (card_id: string, amount: number) =>
      ask<IssuersEntry>('POST', `${SIMULATIONS}/force_post`, { ...MERCHANT, card_id, amount }),
    clear: (original_transaction_id: string, clearing: Clearing) =>
      ask<IssuersEntry>('POST', `${SIMULATIONS}/clearing`, {
        original_transaction_id,
        ...clearing,
      }),
    reverse: (original_transaction_id: string, amount: number) =>
      ask<IssuersHold>('POST', `${SIMULATIONS}/reversal`, { original_transaction_id, amount }),
    holds: (accountId: string) => all<IssuersHold>('pending', accountId),
    posted: (accountId: string) => all<IssuersEntry>('posted', accountId),
    /** All cards that were ever issued. */
    cards: async () =>
      (await ask<{ cards: object[] }>('GET', '/control/synctera/cards.json')).cards,
    sendWebhooks: (mode: WebhookMode) => ask<undefined>('PUT', '/webhooks', { mode }),
    moveClock: (offset_ms: number) => ask<undefined>('PUT', '/clock', { offset_ms }),
  };
}
