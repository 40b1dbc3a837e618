import { plusDays } from '#calendar/calendar-date.ts';
import {
  isSettledToday,
  settledOn,
  settlementDayAfter,
  settlementDayFrom,
} from '#testing/banking-day-oracle.ts';
import { isAsked, leftCents, pushInstance } from './instances-of-model.ts';
import { type MemberModel, today } from './member-model.ts';
import { expectSame, type Operation, type Operations, type Scene } from './operation.ts';
import { debitRests } from './planning-of-model.ts';
import { debitableBank } from './repayments-of-model.ts';

/* What she and staff ask to be debited: whoever is answered 201 has it debited (decision 66). */

/** On the next day that can be, once a day, now and then a cent; a double click is one repayment. */
export const repayEarly: Operation = (scene) => {
  const cents = earlyCents(scene);
  return async (real) => {
    const replies = await real.repayEarly(cents, scene.flag ? 2 : 1);
    const expected = askEarly(scene.model, cents);
    expectSame(
      'answers to repaying early',
      replies,
      replies.map(() => expected),
    );
  };
};

const earlyCents = ({ model, index, upTo }: Scene): number =>
  index % 3 === 0 ? 1 : upTo(index % 2 === 0 ? model.account.repayableCents() : leftCents(model));

/** What she is answered, with what follows from it. */
function askEarly(model: MemberModel, cents: number): number {
  const effectiveOn = settledOn(model.now);
  const wanted = { purpose: 'member', effectiveOn } as const;
  if (cents > model.account.repayableCents()) return 422;
  if (!model.repaysByDebit || debitableBank(model) === null) return 409;
  if (isAsked(model, wanted) || cents > leftCents(model)) return 409;
  // Due on the payday of its period, where that is known.
  const dueOn = [effectiveOn, model.payday ?? ''].toSorted().at(-1) ?? '';
  pushInstance(model, { ...wanted, dueOn, cents });
  debitRests(model);
  return 201;
}

type StaffsWish = { day: string; cents: number | null };

/** 5: today or tomorrow, or the next banking day instead; now and then of an amount that was approved. */
export const debitExternalAccount: Operation = (scene) => {
  const wanted = staffsWish(scene);
  return async (real) => {
    const status = await real.debitExternalAccount(wanted.day, wanted.cents);
    expectSame('answer to debiting', status, askByStaff(scene.model, wanted));
  };
};

const staffsWish = ({ model, index, cents, flag }: Scene): StaffsWish => ({
  day: plusDays(today(model), (index % 4) - 1),
  cents: flag ? cents : null,
});

/** What staff are answered: 422 where nothing is left that nobody has asked for. */
function askByStaff(model: MemberModel, { day, cents }: StaffsWish): number {
  const tomorrow = plusDays(today(model), 1);
  const settles = isSettledToday(model.now) ? day : settlementDayAfter(day, 1);
  const effectiveOn = day === today(model) ? settles : settlementDayFrom(day);
  const wanted = { purpose: 'staff', dueOn: day, effectiveOn } as const;
  const left = leftCents(model);
  const isPossible =
    (day === today(model) || day === tomorrow) &&
    left > 0 &&
    model.repaysByDebit &&
    debitableBank(model) !== null &&
    !isAsked(model, wanted);
  if (!isPossible) return 422;
  // What is bought until then is no part of it.
  pushInstance(model, { ...wanted, cents: Math.min(cents ?? left, left) });
  return 201;
}

/** Both at one moment: one of them is first, and the other is answered by what that leaves. */
const askTogether: Operation = (scene) => {
  const { model } = scene;
  const cents = earlyCents(scene);
  const wanted = { ...staffsWish(scene), day: today(model) };
  return async (real) => {
    const [[early = 0], staff] = await Promise.all([
      real.repayEarly(cents, 1),
      real.debitExternalAccount(wanted.day, wanted.cents),
    ]);
    const before = model.instances.map((one) => ({ one, was: { ...one } }));
    const hersFirst = [askEarly(model, cents), askByStaff(model, wanted)];
    if (hersFirst[0] === early && hersFirst[1] === staff) return;
    for (const { one, was } of before) Object.assign(one, was);
    model.instances.length = before.length;
    const theirs = askByStaff(model, wanted);
    const hers = askEarly(model, cents);
    expectSame('answers to both at once', [early, staff], [hers, theirs]);
    // Hers has its id from when she asked.
    model.instances.push(...model.instances.splice(before.length).toReversed());
  };
};

export const askingOperations: Operations = {
  repayEarly: [repayEarly, 4],
  debitExternalAccount: [debitExternalAccount, 2],
  askTogether: [askTogether, 2],
};
