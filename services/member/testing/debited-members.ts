import { readForLimits } from '#features/limits/limit-reading.store.ts';
import type { startCardService } from './some-cardholder.ts';

/** A Friday, in the morning, and the Monday after it. */
export const PAYDAY = '2026-11-27T18:00:00Z';
export const MONDAY = '2026-11-30T18:00:00Z';

/** Members whose bank is debited on PAYDAY, and the job that does it. */
export function debitedMembers({ service, someone }: Awaited<ReturnType<typeof startCardService>>) {
  const { issuer } = service.world;
  /** Plans, sends and reads debits at an instant. */
  const runAt = async (instant: string) => {
    service.clock.set(instant);
    await service.jobs.runSchedule('repay-by-debit');
  };

  /** Somebody who has bought for 30 and 20 dollars, and is paid on Friday. */
  async function owing() {
    const one = await someone('bank_link');
    await service.jobs.drain();
    await one.mayOwe(10_000);
    const bought = (cents: number, instant: string) =>
      one.post({ holdId: null, amountCents: cents, occurredAt: new Date(instant) });
    bought(3_000, '2026-11-20T18:00:00Z');
    bought(2_000, '2026-11-20T19:00:00Z');
    await one.sync();
    await service
      .database('limit_state')
      .where({ user_id: one.userId })
      .update({ payday: '2026-11-27' });
    const rows = (table: string, order: string) => service.database(table).orderBy(order);
    return {
      ...one,
      bought,
      debits: () => issuer.debits.filter(({ accountId }) => accountId === one.issuerId),
      instances: async () => {
        const found = await rows('repayment_instance', 'created_at').where({ user_id: one.userId });
        return found.map((row) => [row.purpose, row.effective_on, row.state, row.because]);
      },
      statuses: async () => {
        const found = await rows('debit', 'id').where({ card_account_id: one.accountId });
        return found.map(({ status }) => status);
      },
      owes: async () => (await one.purchases()).map(([state, , , , repaid]) => [state, repaid]),
      /** The ledger's codes of what settled of her debits and came back of them. */
      repaymentCodes: async (): Promise<number[]> => {
        const found = await rows('ledger.transfer', 'seq')
          .whereIn('code', [202, 204])
          .whereRaw('? IN (debit, credit)', [one.receivable]);
        return found.map(({ code }) => code);
      },
      limitReading: async (today: string) => {
        const [reading] = await service.database.transaction((transaction) =>
          readForLimits(transaction, [one.userId], today),
        );
        return reading;
      },
      limitDueBecause: async () => {
        const due = await service.database('limit_due').where({ user_id: one.userId }).first();
        return due?.because;
      },
      creditLimit: async () => {
        const [row] = await service.database('ledger.account').where({ id: one.receivable });
        return Number(row.credit_limit);
      },
    };
  }

  /** The issuer says so of her only debit, and is read. */
  async function say(
    one: Awaited<ReturnType<typeof owing>>,
    said: object,
    at: string,
  ): Promise<void> {
    for (const debit of one.debits().slice(-1)) Object.assign(debit, said);
    service.clock.set(at);
    await one.sync();
  }

  return { owing, runAt, say };
}
