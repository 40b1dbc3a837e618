import type { Static } from 'typebox';
import { ProviderError } from '@reset/service-kit';
import type { IssuedPayout, Payouts } from '#providers/payouts.ts';
import { askSynctera, idPath, type Synctera, tellSynctera } from './ask-synctera.ts';
import { AchReply, AchsReply, MadeReply } from './synctera-schemas.ts';

/** The largest page of Synctera. */
const PAGE = '100';
const MAX_PAGES = 500;

/** Transfers to members' banks by ACH, over Synctera's API. */
export const syncteraPayouts = (synctera: Synctera): Payouts => ({
  async registerRecipient({ personId, ownerName, bankName, numbers }, key) {
    const body = {
      account_identifiers: { number: numbers.accountNumber },
      account_owner_names: [ownerName],
      customer_id: personId,
      customer_type: 'PERSONAL',
      routing_identifiers: {
        ach_routing_number: numbers.routingNumber,
        bank_countries: ['US'],
        bank_name: bankName,
      },
      type: 'CHECKING',
    };
    return (await tellSynctera(synctera, MadeReply, { path: '/external_accounts', body, key })).id;
  },

  async send({ from, recipientId, amountCents }, key) {
    const body = {
      amount: amountCents,
      currency: 'USD',
      customer_id: from.personId,
      // The other bank's account is credited.
      dc_sign: 'credit',
      originating_account_id: from.accountId,
      receiving_account_id: recipientId,
      is_same_day: true,
      // What it is found by once its key is forgotten.
      memo: key,
    };
    return toPayout(await tellSynctera(synctera, AchReply, { path: '/ach', body, key }));
  },

  async findSent(key) {
    let next = '';
    for (let count = 0; count < MAX_PAGES; count += 1) {
      const query = new URLSearchParams({ limit: PAGE });
      if (next !== '') query.set('page_token', next);
      const page = await askSynctera(synctera, AchsReply, `/ach?${query.toString()}`);
      const found = page.transactions.find(({ memo }) => memo === key);
      if (found) return toPayout(found);
      next = page.next_page_token ?? '';
      if (next === '') return null;
    }
    throw new ProviderError('The list never ends', 'unavailable');
  },

  async read(id) {
    return toPayout(await askSynctera(synctera, AchReply, idPath('/ach', id)));
  },
});

const STATUSES: Readonly<Record<Static<typeof AchReply>['status'], IssuedPayout['status']>> = {
  INIT: 'pending',
  PENDING: 'pending',
  COMPLETE: 'completed',
  CANCELED: 'canceled',
  DECLINED: 'returned',
};

const toPayout = ({ id, status, effective_date }: Static<typeof AchReply>): IssuedPayout => ({
  id,
  status: STATUSES[status],
  arrivesOn: effective_date,
});
