import { newId } from '@reset/service-kit';
import { plusDays } from '#calendar/calendar-date.ts';
import { mayComeBack } from './debits-of-model.ts';
import { type MemberModel, newBank } from './member-model.ts';
import { expectSame, type Operation, type Operations } from './operation.ts';

/* Which bank she has linked, and what it says of itself. */

/** That account repays what she owes, or money is on its way from it or to it, or may come back. */
const isNeeded = (model: MemberModel): boolean =>
  (model.repaysByDebit && model.account.outstandingCents() > 0) ||
  model.debits.some(({ bank, ...debit }) => bank === model.bank && mayComeBack(debit, model)) ||
  model.payouts.some(
    ({ bank, status }) => bank === model.bank && (status === 'reserved' || status === 'sent'),
  );

/** Refused while that account is needed. */
const unlink: Operation = ({ model }) =>
  model.bank === null
    ? undefined
    : async (real) => {
        const reply = await real.service.post(real.her.userId, '/bank_accounts/unlink');
        const isRefused = isNeeded(model);
        expectSame('answer to unlinking', reply.statusCode, isRefused ? 409 : 204);
        if (isRefused) return;
        model.bank = null;
        model.history.bills = [];
      };

/** Another bank, which may be somebody else's. */
const linkAgain: Operation = ({ model, cents, index }) =>
  model.bank === null
    ? async (real) => {
        const bank = newBank({ availableCents: 20 * cents, isHers: index % 10 > 0 });
        expectSame('answer to linking', await real.linkBank(bank), 204);
        model.bank = bank;
      }
    : undefined;

/** Refused while it is needed, unless nothing can be taken from the one that she has. */
const replaceBank: Operation = ({ model, cents, index }) => {
  const { bank: before } = model;
  if (before === null) return undefined;
  return async (real) => {
    const bank = newBank({ availableCents: 20 * cents, isHers: index % 10 > 0 });
    const canRepay = before.isHers && !before.isBroken && !before.isStopped;
    const isRefused = canRepay && isNeeded(model);
    expectSame('answer to replacing', await real.linkBank(bank), isRefused ? 409 : 204);
    if (isRefused) return;
    model.bank = bank;
    model.history.bills = [];
  };
};

const changeBank: Operation = ({ model: { bank, now }, cents, flag, index }) =>
  bank === null
    ? undefined
    : async (real) => {
        bank.availableCents = (flag ? 40 : 1) * cents - 1_000;
        bank.isBroken = index % 4 === 0;
        await real.bank.clone().update({
          available_cents: bank.availableCents,
          status: bank.isBroken ? 'broken' : 'active',
          ...(bank.isBroken ? {} : { synced_at: new Date(now) }),
        });
      };

const addBill: Operation = ({ model: { bank, history }, cents, days, today, oneOf }) =>
  bank === null
    ? undefined
    : async ({ her, service }) => {
        const bill = {
          averageCents: 4 * cents,
          frequency: oneOf(['monthly', 'weekly', 'semi_monthly', 'annually'] as const) ?? 'monthly',
          nextOccurrenceOn: plusDays(today, days - 5),
        };
        history.bills.push(bill);
        await service.database('recurring_outflow').insert({
          id: newId(),
          user_id: her.userId,
          stream_id: newId(),
          average_cents: bill.averageCents,
          frequency: bill.frequency,
          next_occurrence_on: bill.nextOccurrenceOn,
          last_occurrence_on: '2026-01-01',
          category_primary: 'OTHER',
        });
      };

export const bankOperations: Operations = {
  unlink: [unlink, 1],
  linkAgain: [linkAgain, 4],
  replaceBank: [replaceBank, 2],
  changeBank: [changeBank, 2],
  addBill: [addBill, 1],
};
