import { settledOn, settlementDayAfter } from '#testing/banking-day-oracle.ts';
import { disputeOf, standingCents } from './disputes-of-model.ts';
import { isTaken, scheduled } from './instances-of-model.ts';
import { refreshLimit } from './limits-in-step.ts';
import { type MemberModel, type ModelDebit, type ModelInstance, today } from './member-model.ts';
import { expectSame } from './operation.ts';
import { shownPayout } from './payouts-of-model.ts';
import { planRepayment } from './planning-of-model.ts';
import type { RealMember } from './real-member.ts';
import { debitableBank } from './repayments-of-model.ts';
import { runningStatement } from './statements-of-model.ts';

/** @throws where what is stored and shown is not what the model has */
export async function compare(model: MemberModel, real: RealMember): Promise<void> {
  const facts = await refreshLimit(model, real);
  // She is shown her repayments, and what is planned by then.
  planRepayment(model);
  const { account, limit } = model;
  const { purchases, facts: known, problems, ...stood } = await real.stands();
  const { deposits, paidOut, repaid, stated, ...figures } = stood;
  expectSame('problems', problems, []);
  const outstandingCents = account.outstandingCents();
  expectSame('figures', figures, {
    owedCents: outstandingCents,
    limitCents: limit.grossCents,
    shownOwedCents: outstandingCents,
    shownDepositCents: account.depositCents(),
    shownPayout: shownPayout(model),
    listedCents: outstandingCents,
  });
  expectSame('what the limit is computed from', known, facts);
  expectSame('payouts', paidOut, paidOutOf(model));
  const { repayments, ...debited } = repaid;
  expectSame('days and debits', debited, debitedOf(model));
  expectSame('repayments', shownIn(repayments), shownRepayments(model));
  expectSame('deposits', deposits.map(asRead), depositsOf(model));
  expectSame('purchases', inOrder(purchases), inOrder(shownPurchases(model)));
  expectSame('statements', inDays(stated), inDays(statedOf(model)));
  const latest = model.disputes.at(-1);
  if (latest) {
    const shown = await real.disputeOf(latest.purchase);
    expectSame('dispute', shown, shownDispute(model, latest.purchase));
  }
}

const inOrder = (purchases: ReadonlyMap<string, unknown>) =>
  [...purchases].toSorted(([one], [other]) => (one < other ? -1 : 1));

type Transfers = readonly { atIssuer: string | null; cents: number }[];

const known = (transfers: Transfers) =>
  transfers
    .filter(({ atIssuer }) => atIssuer !== null)
    .map(({ atIssuer, cents }) => [atIssuer, cents]);

const paidOutOf = ({ payouts }: MemberModel) => ({
  payouts: payouts.map(({ status, cents, isFromDeposit }) => [status, cents, isFromDeposit]),
  sent: known(payouts),
});

const debitedOf = ({ instances, debits }: MemberModel) => ({
  instances: instances.map((one) => [
    one.purpose,
    one.dueOn,
    one.effectiveOn,
    one.cents,
    one.state,
    one.because,
  ]),
  debits: debits.map((one) => [
    one.status,
    one.cents,
    one.effectiveOn,
    one.countsFrom,
    one.status === 'returned' ? one.returnCode : null,
  ]),
  fetched: known(debits),
});

const dollars = (cents: number): number => cents / 100;

/** Of what she is shown of her repayments, what the model knows. */
const shownIn = ({
  scheduled: days,
  debits,
  bank,
  notices: _notices,
  ...shown
}: ShownRepayments) => ({
  ...shown,
  hasBank: bank !== null,
  scheduled: days.map(({ id: _id, movable_to: _days, ...day }) => day),
  debits: listed(debits.map(({ id: _id, bank_name: _name, bank_mask: _mask, ...debit }) => debit)),
});

type ShownRepayments = Record<string, unknown> & {
  scheduled: Record<string, unknown>[];
  debits: Record<string, unknown>[];
};

/** She is shown the latest only; of those that were made at one moment which of them is nobody's to say. */
const MAX_SHOWN = 20;
const listed = (debits: readonly object[]) =>
  debits.length >= MAX_SHOWN ? 'many' : debits.map((one) => JSON.stringify(one)).toSorted();

function shownRepayments(model: MemberModel) {
  const { account, debits, instances, now, repaysInPart } = model;
  const earlyOn = settledOn(now);
  const isAsked = isTaken(instances, { purpose: 'member', effectiveOn: earlyOn });
  return {
    payable: dollars(account.repayableCents()),
    hasBank: debitableBank(model) !== null,
    early_on: isAsked ? null : earlyOn,
    scheduled: shownDays(model),
    debits: listed(debits.slice(-MAX_SHOWN).map((debit) => shownDebit(model, debit))),
    repays_in_part: repaysInPart,
  };
}

/** In the order of their days each takes what it asks for of what is left; those that take nothing are not shown. */
function shownDays(model: MemberModel) {
  let left = model.account.repayableCents();
  const days = scheduled(model).toSorted((one, other) =>
    one.effectiveOn < other.effectiveOn ? -1 : Number(one.effectiveOn > other.effectiveOn),
  );
  return days.flatMap((one) => {
    const cents = Math.min(one.cents ?? left, left);
    left -= cents;
    return cents > 0 ? [shownDay(model, one, cents)] : [];
  });
}

function shownDay(model: MemberModel, one: ModelInstance, cents: number) {
  const { because, dueOn, effectiveOn, isMoved, purpose } = one;
  const last = settlementDayAfter(dueOn, 5);
  const isMovable =
    purpose === 'payday' && !isMoved && effectiveOn > today(model) && last > effectiveOn;
  return {
    effective_on: effectiveOn,
    amount: dollars(cents),
    is_early: purpose === 'member',
    is_presented_again: purpose === 'representment',
    put_off_because: because,
    movable_until: isMovable ? last : null,
  };
}

function shownDebit({ instances }: MemberModel, debit: ModelDebit) {
  const { cents, countsFrom, effectiveOn, returnCode, status } = debit;
  const again = instances.find(
    ({ represents, state }) => represents === debit && state !== 'cancelled',
  );
  const reason = ['R01', 'R09'].includes(returnCode ?? '') ? 'short_balance' : 'not_allowed';
  return {
    effective_on: effectiveOn,
    amount: dollars(cents),
    status: DEBIT_STATES[status],
    returned_because: status === 'returned' ? reason : null,
    presented_again_on: again?.effectiveOn ?? null,
    counts_from: status === 'settled' ? countsFrom : null,
  };
}

const DEBIT_STATES = {
  reserved: 'processing',
  sent: 'processing',
  settled: 'completed',
  returned: 'returned',
  refused: 'failed',
} as const;

/** What is to be sent back is not ours before and after it was read. */
const asRead = ([status, ...others]: unknown[]) => [
  status === 'foreign' ? 'unread' : status,
  ...others,
];

const depositsOf = ({ deposits }: MemberModel) =>
  deposits.map(({ status, cents, isReturned }) => [status, cents, isReturned]);

function shownPurchases(model: MemberModel): Map<string, unknown[]> {
  return new Map(
    [...model.account.purchases()].map(([id, figures]) => {
      const [held, posted] = figures;
      const dispute = disputeOf(model, id)?.state ?? null;
      return [id, [...figures, held + posted, stateOf(figures), dispute]];
    }),
  );
}

function stateOf([held, posted, repaid]: [number, number, number]): string {
  if (posted === 0) return 'pending';
  if (repaid === 0) return 'posted';
  return held === 0 && repaid === posted ? 'repaid' : 'partially_repaid';
}

type Stated = Awaited<ReturnType<RealMember['stands']>>['stated'];

const statedOf = (model: MemberModel): Stated => ({
  running: runningStatement(model),
  months: model.statements.map(({ startsOn, endsOn }) => [startsOn, endsOn]),
  last: model.statements.at(-1) ?? null,
});

/** Lines of one day are in no order that the design has. */
const inDays = ({ running, months, last }: Stated) => ({
  months,
  ...Object.fromEntries(
    Object.entries({ running, last }).map(([name, one]) => [
      name,
      one && { ...one, lines: one.lines.map((line) => line.join(' ')).toSorted() },
    ]),
  ),
});

function shownDispute(model: MemberModel, purchase: string) {
  const dispute = disputeOf(model, purchase);
  if (!dispute) return undefined;
  const { absorbedCents, cents, credit, creditDueOn, isCreditEnded, state, takeBackOn } = dispute;
  const isLost = state === 'lost' || state === 'withdrawn';
  const inAll = standingCents(dispute) + (isLost ? 0 : absorbedCents);
  return {
    state,
    amount: dollars(cents),
    credit_due_on: creditDueOn,
    credit: credit && {
      amount: dollars(inAll),
      paid: dollars(Math.min(credit.owedCents, inAll)),
      is_final: state === 'won' || state === 'written_off',
      take_back_on: takeBackOn,
      is_taken_back: isLost && isCreditEnded,
    },
  };
}
