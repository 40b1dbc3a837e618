import { newId } from '@reset/service-kit';
import { plusDays } from '#calendar/calendar-date.ts';
import { newBank, type MemberModel } from './member-model.ts';
import { expectSame, type Operation, type Operations, remove } from './operation.ts';
import type { RealMember } from './real-member.ts';

/* What her bank pays, takes back, and says of itself. */

const debit: Operation = ({ model, upTo }) => {
  const repayable = model.account.repayableCents();
  if (repayable <= 0) return undefined;
  const cents = Math.max(1, Math.min(upTo(repayable), repayable));
  return async (real) => {
    const id = newId();
    await real.debit(id, cents);
    model.debits.push({ id, cents });
    model.account.apply({ kind: 'reserve', cents });
  };
};

const settle: Operation = ({ model, oneOf }) => {
  const one = oneOf(model.debits);
  return (
    one &&
    (async (real) => {
      await real.settle(one.id, one.cents);
      remove(model.debits, one);
      model.settled.push(one);
      model.account.apply({ kind: 'free', cents: one.cents });
      model.account.apply({ kind: 'repay', repaymentId: one.id, cents: one.cents });
    })
  );
};

/** What was reserved is to be paid again, by what is hers as well. */
const cancel: Operation = ({ model, oneOf }) => {
  const one = oneOf(model.debits);
  return (
    one &&
    (async (real) => {
      await real.cancel(one.id, one.cents);
      remove(model.debits, one);
      model.account.apply({ kind: 'free', cents: one.cents });
      await payFromDeposit(model, real);
    })
  );
};

const giveBack: Operation = ({ model, oneOf }) => {
  const one = oneOf(model.settled);
  return (
    one &&
    (async (real) => {
      await real.giveBack(one.id, one.cents);
      remove(model.settled, one);
      model.account.apply({ kind: 'return', repaymentId: one.id });
      await payFromDeposit(model, real);
    })
  );
};

/** Refused while she owes, because that account repays it. */
const unlink: Operation = ({ model }) =>
  model.bank === null
    ? undefined
    : async (real) => {
        const reply = await real.service.post(real.her.userId, '/bank_accounts/unlink');
        const isOwing = model.account.outstandingCents() > 0;
        expectSame('answer to unlinking', reply.statusCode, isOwing ? 409 : 204);
        if (isOwing) return;
        model.bank = null;
        model.history.bills = [];
      };

/** Another bank, which may be somebody else's. */
const linkAgain: Operation = ({ model, cents, index }) =>
  model.bank === null
    ? async (real) => {
        const bank = newBank({ availableCents: cents, isHers: index % 4 > 0 });
        expectSame('answer to linking', await real.linkBank(bank), 204);
        model.bank = bank;
      }
    : undefined;

/** Refused while she owes, unless nothing can be taken from the one that she has. */
const replaceBank: Operation = ({ model, cents, index }) => {
  const { account, bank: before } = model;
  if (before === null) return undefined;
  return async (real) => {
    const bank = newBank({ availableCents: cents, isHers: index % 4 > 0 });
    const canRepay = before.isHers && !before.isBroken;
    const isRefused = canRepay && account.outstandingCents() > 0;
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
        bank.availableCents = (flag ? 40 : -5) * cents;
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

async function payFromDeposit({ account }: MemberModel, { service }: RealMember): Promise<void> {
  await service.jobs.runSchedule('pay-from-deposits');
  account.apply({ kind: 'use_deposit' });
}

export const bankOperations: Operations = {
  debit: [debit, 4],
  settle: [settle, 4],
  cancel: [cancel, 2],
  giveBack: [giveBack, 3],
  unlink: [unlink, 1],
  linkAgain: [linkAgain, 1],
  replaceBank: [replaceBank, 1],
  changeBank: [changeBank, 2],
  addBill: [addBill, 1],
};
