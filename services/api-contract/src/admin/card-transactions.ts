import Type, { type Static } from 'typebox';
import { Dollars, Id, Instant, nullable } from '../fields.ts';
import { CustomerState, NetworkState } from '../member/card-transactions.ts';
import { amountsOf } from './amounts.ts';

/** GET /admin/card_transactions: the purchases of all, the one that was recorded last first; 25 a page. */
export const AdminCardTransactions = Type.Object({
  card_transactions: Type.Array(
    Type.Object(
      {
        id: Id,
        user_id: Id,
        /** When it was made. */
        created_at: Instant,
        /** When it was recorded, which may be days later; null while the list is read anew. */
        recorded_at: nullable(Instant),
        amount: Type.Optional(Dollars),
        merchant_name: Type.String(),
        network_state: nullable(NetworkState),
        customer_state: CustomerState,
        synctera_transaction_id: nullable(Id),
        synctera_account_id: nullable(Id),
      },
      amountsOf({ of: 'user_id', on: 'created_at' }),
    ),
  ),
  total_pages: Type.Integer(),
});
export type AdminCardTransactions = Static<typeof AdminCardTransactions>;
