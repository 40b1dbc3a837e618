import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { postedRepayments } from './posted-repayments.ts';
import type { MemberServiceUnderTest } from './member-service.ts';
import { problemsOf, someCardholder } from './some-cardholder.ts';

/** Longer ago than an account is new. */
const ISSUED_ON = '2026-01-05';

/** Staff credit a purchase that is disputed, and decide that there was no error. */
export async function loseDispute(
  { app, database }: MemberServiceUnderTest,
  purchaseId: string,
): Promise<void> {
  const { id } = await database('dispute').where({ card_transaction_id: purchaseId }).first('id');
  const decided = { outcome: 'lost', reason: 'The documents say so.' };
  for (const [call, body] of [
    ['provisional_credit', {}],
    ['decision', decided],
  ] as const) {
    await app.inject({
      method: 'POST',
      url: `/internal/disputes/${id}/${call}`,
      headers: asCaller('admin', { audience: 'member' }),
      payload: { actor_id: newId(), ...body },
    });
  }
}

/** Somebody with an old account and one purchase, which she disputes and staff decide about. */
export async function someDisputer(
  service: MemberServiceUnderTest,
  { amountCents = 3_000 }: { amountCents?: number } = {},
) {
  const one = await someCardholder(service);
  const { database } = service;
  await database('card_account').where({ id: one.accountId }).update({ issued_on: ISSUED_ON });
  const postedId = one.post({ holdId: null, amountCents });
  await one.sync();
  const purchase = await database('card_transaction')
    .where({ card_account_id: one.accountId })
    .first('id');
  const path = `/card_accounts/current/card_transactions/${purchase.id}/dispute`;
  const actorId = newId();
  const repayments = postedRepayments(service, one.accountId);
  const rowOf = () => database('dispute').where({ card_transaction_id: purchase.id }).first();
  const staff = async (call: string, payload: object, id?: string) =>
    service.app.inject({
      method: 'POST',
      url: `/internal/disputes/${id ?? (await rowOf()).id}/${call}`,
      headers: asCaller('admin', { audience: 'member' }),
      payload: { actor_id: actorId, ...payload },
    });
  return {
    ...one,
    purchaseId: String(purchase.id),
    path,
    actorId,
    staff,
    row: rowOf,
    dispute: (body: object = {}) => service.post(one.userId, path, body),
    read: async () => (await service.get(one.userId, path)).json(),
    withdraw: () => service.post(one.userId, `${path}/withdrawal`),
    credit: () => staff('provisional_credit', {}),
    decide: (outcome: string, reason = 'The documents say so.') =>
      staff('decision', { outcome, reason }),
    /** A debit of her bank, which is under way from then on. */
    async debit(cents: number) {
      const id = newId();
      await repayments.debit(id, cents);
      return {
        settle: () => repayments.settle(id, cents),
        cancel: () => repayments.cancel(id, cents),
      };
    },
    async repay(cents: number) {
      const id = newId();
      await repayments.debit(id, cents);
      await repayments.settle(id, cents);
      return { giveBack: () => repayments.giveBack(id, cents) };
    },
    async refund(cents: number) {
      one.post({ direction: 'credit', holdId: null, originalId: postedId, amountCents: cents });
      await one.sync();
    },
    /** What she owes and has on deposit, and what 1310 has, in cents, and what is not as it must be. */
    async stands() {
      const account = await database('card_account').where({ id: one.accountId }).first('deposit');
      const deposit = await database('ledger.account').where({ id: account.deposit }).first();
      const chargebacks = await database('ledger.account').where({ code: 1310 }).first();
      return {
        owed: await one.owed(),
        hers: Number(deposit.credits_posted - deposit.debits_posted - deposit.debits_pending),
        credited: Number(chargebacks.debits_posted - chargebacks.credits_posted),
        problems: await problemsOf(service),
      };
    },
    /** Runs the job of disputes at noon of a day in Los Angeles. */
    async runOn(day: string) {
      service.clock.set(`${day}T20:00:00Z`);
      await service.jobs.runSchedule('advance-disputes');
    },
  };
}
