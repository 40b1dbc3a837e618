import { isSettledToday, settlementDayAfter } from '#testing/banking-day-oracle.ts';
import { billsDueCents } from '#testing/pay-period-oracle.ts';
import { reserveDebit, sendDebits } from './debits-of-model.ts';
import { isAskedFor, isTaken, promisedCents, scheduled } from './instances-of-model.ts';
import { book, type MemberModel, type ModelInstance, type Purpose, today } from './member-model.ts';
import { planRepayment } from './planning-of-model.ts';
import type { Trouble } from './transfers-of-model.ts';

/* What her bank is debited on the days on which she repays, by money.md, sections 3 and 5. */

/** One run that plans, debits what is due, and sends what was not sent. */
export function repayByDebit(model: MemberModel, trouble: Trouble): void {
  planRepayment(model);
  if (isSettledToday(model.now)) {
    for (const one of scheduled(model).filter(({ effectiveOn }) => effectiveOn <= today(model))) {
      begin(model, one);
    }
  }
  sendDebits(model, trouble);
}

/** What is hers pays first; then what she owes and nothing under way reserves is fetched. */
function begin(model: MemberModel, instance: ModelInstance): void {
  const { account } = model;
  book(model, { kind: 'use_deposit' });
  const { cents: asked, purpose } = instance;
  // What was asked for is not taken by anything else.
  const owed = isAskedFor(instance)
    ? account.repayableCents()
    : account.fromPayCents() - promisedCents(model);
  if (owed <= 0) return cancel(instance, 'nothing_owed');
  // Presented again in the same amount, or not at all.
  if (purpose === 'representment' && (asked ?? 0) > owed) return cancel(instance, 'owed_less');
  const wanted = Math.min(asked ?? owed, owed);
  const affordable = affordableCents(model, { purpose, wanted });
  if (affordable === null) return putOff(model, instance, 'no_bank');
  if (affordable === 0) return putOff(model, instance, 'short_balance');
  instance.state = 'processed';
  reserveDebit(model, { instance, cents: affordable });
}

/** null where no account of hers may be debited, 0 where it would be overdrawn. */
function affordableCents(
  model: MemberModel,
  { purpose, wanted }: { purpose: Purpose; wanted: number },
): number | null {
  const { history, repaysInPart } = model;
  const bank = debitableBank(model);
  if (bank === null) return null;
  if (purpose === 'member' || purpose === 'staff') return wanted;
  const to = settlementDayAfter(today(model), 3);
  const bills = Number(billsDueCents(history.bills, { from: today(model), to }));
  const predicted = bank.availableCents - bills;
  if (predicted >= wanted) return wanted;
  return repaysInPart && purpose === 'payday' ? Math.max(0, predicted) : 0;
}

export const debitableBank = ({ bank }: Pick<MemberModel, 'bank'>) =>
  bank !== null && bank.isHers && !bank.isStopped ? bank : null;

function putOff(
  { instances, ...model }: MemberModel,
  instance: ModelInstance,
  because: 'no_bank' | 'short_balance',
): void {
  if (instance.timesPutOff === 5) return cancel(instance, because);
  let day = settlementDayAfter(today(model), 1);
  const others = instances.filter((one) => one !== instance);
  while (isTaken(others, { purpose: instance.purpose, effectiveOn: day })) {
    day = settlementDayAfter(day, 1);
  }
  Object.assign(instance, { effectiveOn: day, because, timesPutOff: instance.timesPutOff + 1 });
}

function cancel(instance: ModelInstance, because: ModelInstance['because']): void {
  Object.assign(instance, { state: 'cancelled', because });
}
