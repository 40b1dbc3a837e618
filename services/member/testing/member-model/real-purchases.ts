import { asVisitor } from '@reset/service-kit/testing';
import { purchase } from '#testing/authorizing.ts';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import { signSynctera } from '#testing/sign-synctera.ts';
import type { someCardholder } from '#testing/some-cardholder.ts';

type Her = Awaited<ReturnType<typeof someCardholder>>;

/** What she buys, at a till or as the operator records it. */
export const realPurchases = (service: MemberServiceUnderTest, her: Her) => ({
  asked: {
    /** A purchase at the till: whether it was approved. The network retries while it is undecided. */
    async authorize(id: string, cents: number, at: number): Promise<boolean> {
      const card = { cardId: her.cardId, accountId: her.issuerId };
      const message = purchase(card, {
        id,
        amount: cents,
        transaction_time: new Date(at).toISOString(),
      });
      const { payload, headers } = signSynctera(message, { at: service.clock.now() });
      for (let tries = 1; ; tries += 1) {
        const reply = await service.app.inject({
          method: 'POST',
          url: '/api/v1/webhooks/synctera/authorizations',
          headers: { ...asVisitor({ audience: 'member' }), ...headers },
          payload,
        });
        if (reply.statusCode === 200) return reply.json().status === 'APPROVED';
        if (reply.statusCode !== 503 || tries === MAX_TRIES) throw new Error(reply.body);
      }
    },

    /** The operator records one: nothing of hers pays it by the same transaction. */
    async recordPurchase(id: string, cents: number, at: number): Promise<void> {
      const reply = await service.put(`${her.userId}/card_transactions/${id}`, {
        occurred_at: new Date(at).toISOString(),
        amount_cents: cents,
        merchant_name: 'Shop',
        customer_state: 'posted',
      });
      if (reply.statusCode !== 204) throw new Error(reply.body);
    },
  },
});

const MAX_TRIES = 20;

type StoodRow = {
  id: string;
  key: string;
  held_cents: number;
  posted_cents: number;
  repaid_cents: number;
};

/** Her purchases that cost anything. */
export const purchasesOf = async (
  { database }: MemberServiceUnderTest,
  accountId: string,
): Promise<StoodRow[]> => (await database.raw<{ rows: StoodRow[] }>(PURCHASES, [accountId])).rows;

// A purchase is known by its hold, by the entry that it was posted by, by the dispute that it reverses, or
// by the id that the operator gave it.
const PURCHASES = `
  SELECT t.id,
         coalesce(t.authorization_id::text,
           (SELECT e.source FROM card_event e
             WHERE e.card_transaction_id = t.id AND e.kind = 'force_posted'
             ORDER BY e.id LIMIT 1),
           (SELECT 'reversal of ' || d.id FROM dispute d WHERE d.reversal_id = t.id),
           t.id::text) AS key,
         t.held_cents, t.posted_cents, t.repaid_cents
    FROM card_transaction t
   WHERE t.card_account_id = ? AND t.held_cents + t.posted_cents > 0
`;
