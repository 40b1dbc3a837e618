import { newId } from '@reset/service-kit';
import { issueCard } from './issued-card.ts';
import type { MemberServiceUnderTest } from './member-service.ts';

type Purchase = { on: string; cents: number; merchant?: string; isRepaid?: boolean };

/** A cardholder since a day, who buys and repays on other days, and has statements. */
export async function someAccountHolder(service: MemberServiceUnderTest, since = '2026-09-10') {
  const { userId, cardAccountId: accountId, receivable } = await issueCard(service.database);
  await service.database('card_account').where({ id: accountId }).update({ issued_on: since });
  return {
    userId,
    accountId,
    receivable,
    /** Something bought, and repaid on the same day where it says so. */
    async buy({ on, cents, merchant = 'Harbor Street Grocery', isRepaid = false }: Purchase) {
      const reply = await service.put(`${userId}/card_transactions/${newId()}`, {
        occurred_at: `${on}T20:00:00Z`,
        amount_cents: cents,
        merchant_name: merchant,
        customer_state: isRepaid ? 'repaid' : 'posted',
      });
      if (reply.statusCode !== 204) throw new Error(reply.body);
    },
    /** The months and balances of her statements, the oldest first, with the amounts of their lines. */
    async statements() {
      const rows = await service
        .database('statement')
        .where({ card_account_id: accountId })
        .orderBy('end_date');
      return Promise.all(
        rows.map(async (row) => {
          const lines = await service
            .database('statement_line')
            .where({ statement_id: row.id })
            .orderBy(['posted_date', 'seq']);
          return {
            id: row.id as string,
            months: `${row.start_date} ${row.end_date}`,
            balances: [row.opening_cents, row.closing_cents].map(Number),
            lines: lines.map((line) => [
              line.posted_date,
              line.memo,
              Number(line.amount_cents) * (line.is_debit ? 1 : -1),
            ]),
          };
        }),
      );
    },
  };
}

/** Issues what is due at an instant. */
export async function issueAt(service: MemberServiceUnderTest, instant: string): Promise<void> {
  service.clock.set(instant);
  await service.jobs.runSchedule('issue-statements');
}
