import type { IssuedPayout, Payouts } from '#providers/payouts.ts';
import { type Ach, findAch, readAch, sendAch, wasPosted } from './ach.ts';
import { type Synctera, tellSynctera } from './ask-synctera.ts';
import { MadeReply } from './synctera-schemas.ts';

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
    const transfer = {
      amount: amountCents,
      customer_id: from.personId,
      dc_sign: 'credit' as const,
      originating_account_id: from.accountId,
      receiving_account_id: recipientId,
      is_same_day: true as const,
    };
    return toPayout(await sendAch(synctera, transfer, key));
  },

  async findSent(key) {
    const found = await findAch(synctera, key);
    return found && toPayout(found);
  },

  async read(id) {
    return toPayout(await readAch(synctera, id));
  },

  hadArrived: (transfer) => wasPosted(synctera, transfer),
});

const STATUSES: Readonly<Record<Ach['status'], IssuedPayout['status']>> = {
  INIT: 'pending',
  PENDING: 'pending',
  COMPLETE: 'completed',
  CANCELED: 'canceled',
  DECLINED: 'returned',
};

const toPayout = ({ id, status, effective_date }: Ach): IssuedPayout => ({
  id,
  status: STATUSES[status],
  arrivesOn: effective_date,
});
