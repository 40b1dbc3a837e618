import { newId } from '@reset/service-kit';
import type { IncomingDeposit } from '#providers/incoming-deposits.ts';
import { CARD_APPLICANT } from './card-world.ts';
import type { MemberServiceUnderTest } from './member-service.ts';
import { someCardholder } from './some-cardholder.ts';

/** When what comes in came in, unless a test says otherwise. */
export const FRIDAY = '2026-11-20T18:00:00Z';

/** What comes in on somebody's deposit account, and what becomes of it. */
export async function someDeposits(service: MemberServiceUnderTest, userId: string) {
  const { issuer } = service.world;
  const opened = await service.put(`${userId}/deposit_account`, { person: CARD_APPLICANT });
  if (opened.statusCode !== 204) throw new Error(`It was refused: ${opened.body}`);
  const { synctera_account_id: accountId } = await service
    .database('deposit_account')
    .where({ user_id: userId })
    .first();
  const account = await service.database('card_account').where({ user_id: userId }).first();
  const sync = async () => {
    await service.jobs.add(service.database, 'sync-deposit-account', { user_id: userId });
    await service.jobs.drain();
  };
  return {
    userId,
    depositAccountId: accountId,
    sync,
    /** Comes in, and is read. */
    async receives(amountCents: number, changes: Partial<IncomingDeposit> = {}) {
      const deposit = {
        id: newId(),
        accountId,
        amountCents,
        sender: 'NORTHWIND PAYROLL',
        receiverName: 'HAZEL HOURLY',
        arrivedAt: new Date(FRIDAY),
        isReturned: false,
        ...changes,
      };
      issuer.deposits.push(deposit);
      await sync();
      return deposit;
    },
    overview: async () => (await service.get(userId, '/dashboard/overview')).json(),
    /** What is hers, and what she owes, in dollars. */
    async stands() {
      const { deposit_balance: hers, reset_card: card } = await this.overview();
      return [hers, card?.amount ?? 0];
    },
    sent: () =>
      issuer.payouts
        .filter((payout) => payout.accountId === accountId)
        .map((payout) => payout.amountCents),
    statuses: async () => {
      const rows = await service
        .database('incoming_deposit')
        .where({ card_account_id: account.id })
        .orderBy('id');
      return rows.map(({ status }) => status);
    },
    events: async () =>
      (await service.events())
        .filter(({ type, subject }) => subject === account.id && type.startsWith('deposit.'))
        .map(({ type, payload }) => [type, (payload as { amount_cents: number }).amount_cents]),
    /** How many repayments of hers her limit counts. */
    async repayments() {
      await service.limits();
      const [row] = await service
        .database('spending_limit')
        .where({ user_id: userId })
        .orderBy('id', 'desc')
        .limit(1);
      return row.inputs.facts.settledRepayments;
    },
    openCases: async () => {
      const rows = await service
        .database('card_case')
        .where({ card_account_id: account.id, closed_at: null })
        .orderBy('kind');
      return rows.map(({ kind }) => kind);
    },
  };
}

/** A cardholder with a deposit account who has bought for so much. */
export async function someSpender(service: MemberServiceUnderTest, ...cents: number[]) {
  const one = await someCardholder(service, 'bank_link');
  await service.jobs.drain();
  await one.mayOwe(100_000);
  for (const [index, amountCents] of cents.entries()) {
    const occurredAt = new Date(Date.parse('2026-11-18T18:00:00Z') + index * 1_000);
    one.post({ holdId: null, amountCents, occurredAt });
  }
  await one.sync();
  return { ...one, ...(await someDeposits(service, one.userId)), syncCard: one.sync };
}
