import { type CalendarDate, plusDays } from '#calendar/calendar-date.ts';
import type { DebitToCome, MadeDebit, NextRepayment } from '#features/cards/cards.ts';
import { nextPayday } from '#features/payroll/payroll.ts';
import type { PaySituation } from './pay-situation.ts';

/** The debits to come of a payday: not before it, nor of the payday after it, nor asked for since. */
export function debitsOf(situation: PaySituation, payday: CalendarDate): DebitToCome[] {
  const { repaymentMethod, payroll, paystubs } = situation;
  if (repaymentMethod !== 'ach_debit_flow') return [];
  const payDates = [...paystubs.map(({ payOn }) => payOn), payday];
  const after = payroll && nextPayday(payroll, payDates, plusDays(payday, 1));
  return without(debitsToCome(situation), askedSince(situation, payday)).filter(
    ({ day }) => day >= payday && (after === null || day < after),
  );
}

/** The debits that settled or came back since a payday, but for what she asked for after it. */
export const endedSince = ({ madeDebits }: PaySituation, payday: CalendarDate): MadeDebit[] =>
  madeDebits.filter(
    ({ endedOn, askedOn }) =>
      endedOn !== null && endedOn >= payday && (askedOn === null || askedOn <= payday),
  );

/** The debits of her bank that are under way or planned, by their days. */
export function debitsToCome({ nextRepayment: next }: PaySituation): DebitToCome[] {
  if (!next || !isOfDebits(next)) return [];
  const isUnderWay = next.status === 'processing';
  const first = next.day === null ? [] : [{ day: next.day, cents: next.cents, isUnderWay }];
  return [...first, ...next.later];
}

/** Whether she repays next by a debit that is planned or under way. */
export const isOfDebits = ({ status }: NextRepayment): boolean =>
  status === 'scheduled' || status === 'processing';

/** What she asked for herself after a day. */
function askedSince(situation: PaySituation, lastOn: CalendarDate): DebitToCome[] {
  const underWay = situation.madeDebits.filter(({ endedOn }) => endedOn === null);
  return [
    ...underWay.map((debit) => ({ ...debit, isUnderWay: true })),
    ...situation.askedDebits.map((debit) => ({ ...debit, isUnderWay: false })),
  ]
    .filter(({ askedOn }) => askedOn !== null && askedOn > lastOn)
    .map(({ day, amountCents: cents, isUnderWay }) => ({ day, cents, isUnderWay }));
}

/** Of what she asked for less may be debited, where less is owed by then. */
const without = (debits: readonly DebitToCome[], asked: readonly DebitToCome[]): DebitToCome[] =>
  asked.reduce<DebitToCome[]>(
    (left, { day, cents, isUnderWay }) => {
      const [same] = left
        .filter((one) => one.day === day && one.isUnderWay === isUnderWay && one.cents <= cents)
        .toSorted((one, other) => other.cents - one.cents);
      return left.filter((one) => one !== same);
    },
    [...debits],
  );
