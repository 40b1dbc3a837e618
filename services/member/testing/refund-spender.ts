import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import type { MemberServiceUnderTest } from './member-service.ts';
import { someCardholder } from './some-cardholder.ts';
import { someDeposits } from './some-deposits.ts';

const TREASURY = 'IRS TREAS 310';
const at = (minute: number) => new Date(Date.parse('2026-11-20T19:00:00Z') + minute * 60_000);

/** Somebody whose limit is what she has earned and a part of her refund, as it was computed before. */
export async function someRefundSpender(
  service: MemberServiceUnderTest,
  earnedCents: number,
  advancedCents: number,
) {
  const one = await someCardholder(service, 'bank_link');
  await service.jobs.drain();
  const deposits = await someDeposits(service, one.userId);
  let minute = 0;
  const moment = () => at((minute += 1));
  const mayOwe = (earned: number, advanced: number, gross = earned + advanced) =>
    keepLimit(service, one, { earned, advanced, gross });
  await mayOwe(earnedCents, advancedCents);
  return {
    ...one,
    ...deposits,
    mayOwe,
    async buys(amountCents: number) {
      const id = one.post({ holdId: null, amountCents, occurredAt: moment() });
      await one.sync();
      return id;
    },
    /** Of the same purchase there is so much on hold from now on. */
    async holds(authorizedCents: number) {
      const status = authorizedCents > 0 ? 'open' : 'released';
      one.hold({ status, authorizedCents, occurredAt: at(0), updatedAt: moment() });
      await one.sync();
    },
    async clears(amountCents: number) {
      one.post({ amountCents, occurredAt: moment() });
      await one.sync();
    },
    async givesBack(originalId: string, amountCents: number) {
      const refund = { holdId: null, originalId, direction: 'credit', amountCents } as const;
      one.post({ ...refund, occurredAt: moment() });
      await one.sync();
    },
    async disputesLatest() {
      const { database } = service;
      const { id } = await database('card_transaction')
        .where({ card_account_id: one.accountId })
        .orderBy('occurred_at', 'desc')
        .first('id');
      const path = `/card_accounts/current/card_transactions/${id}/dispute`;
      await service.post(one.userId, path, {});
      const dispute = await database('dispute').where({ card_transaction_id: id }).first('id');
      return {
        credit: () =>
          service.app.inject({
            method: 'POST',
            url: `/internal/disputes/${dispute.id}/provisional_credit`,
            headers: asCaller('admin', { audience: 'member' }),
            payload: { actor_id: newId() },
          }),
        withdraw: () => service.post(one.userId, `${path}/withdrawal`),
      };
    },
    async isTakenBack(deposit: { isReturned: boolean }) {
      deposit.isReturned = true;
      await deposits.sync();
    },
    isPaid: (amountCents: number) => deposits.receives(amountCents, { arrivedAt: moment() }),
    isRefunded: (amountCents: number) =>
      deposits.receives(amountCents, { sender: TREASURY, arrivedAt: moment() }),
    /** What she owes, spent of the refund, and owes her pay, in cents. */
    async owes() {
      const { rows } = await service.database.raw(
        `SELECT a.debits_posted + a.debits_pending - a.credits_posted AS owed,
                spent_of_refund(a) AS spent, owed_from_pay(a) AS from_pay
           FROM ledger.account a WHERE a.id = ?`,
        [one.receivable],
      );
      const [{ owed, spent, from_pay: fromPay }] = rows;
      return [owed, spent, fromPay].map(Number);
    },
    async next() {
      return (await service.get(one.userId, '/repayments')).json().next;
    },
  };
}

type Spender = Awaited<ReturnType<typeof someCardholder>>;

/** A limit as it was computed and stored, in cents; `gross` is less where it was frozen. */
async function keepLimit(
  service: MemberServiceUnderTest,
  one: Spender,
  { earned, advanced, gross }: { earned: number; advanced: number; gross: number },
): Promise<void> {
  const because = advanced > 0 ? 'refund' : 'does_not_apply';
  await service.database('spending_limit').insert({
    id: newId(),
    user_id: one.userId,
    computed_at: service.clock.now(),
    because: ['test'],
    engine: 0,
    inputs: '{}',
    steps: JSON.stringify([
      { step: 'probationary_cap', before: 0, after: earned, because: 'cap' },
      { step: 'refund_advance', before: earned, after: earned + advanced, because },
    ]),
    gross_cents: gross,
  });
  await one.mayOwe(gross);
}
