import { disputeOf, standingCents } from './disputes-of-model.ts';
import { refreshLimit } from './limits-in-step.ts';
import type { MemberModel } from './member-model.ts';
import { expectSame } from './operation.ts';
import { shownPayout } from './payouts-of-model.ts';
import { planRepayment } from './planning-of-model.ts';
import type { RealMember } from './real-member.ts';
import { dollars, shownIn, shownRepayments } from './shown-repayments.ts';
import { runningStatement } from './statements-of-model.ts';

/** @throws where what is stored and shown is not what the model has */
export async function compare(model: MemberModel, real: RealMember): Promise<void> {
  const facts = await refreshLimit(model, real);
  // She is shown her repayments, and what is planned by then.
  planRepayment(model);
  const { account, limit } = model;
  const { purchases, facts: known, problems, ...stood } = await real.stands();
  const { deposits, paidOut, repaid, stated, filed, ...figures } = stood;
  expectSame('problems', problems, []);
  const outstandingCents = account.outstandingCents();
  expectSame('figures', figures, {
    owedCents: outstandingCents,
    limitCents: limit.grossCents,
    ofRefundCents: account.ofRefundCents(),
    shownOwedCents: outstandingCents,
    shownDepositCents: account.depositCents(),
    shownPayout: shownPayout(model),
    listedCents: outstandingCents,
  });
  expectSame('what the limit is computed from', known, facts);
  expectSame('payouts', paidOut, paidOutOf(model));
  const { repayments, ...debited } = repaid;
  expectSame('days and debits', inAnyOrder(debited), inAnyOrder(debitedOf(model)));
  expectSame('repayments', shownIn(repayments), shownRepayments(model));
  expectSame('deposits', deposits.map(asRead), depositsOf(model));
  expectSame('tax returns', filed, returnsOf(model));
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

/**
 * Debits that came back at once are read in any order: of two reasons why one is not presented again,
 * either may be noted.
 */
const inAnyOrder = <Debited extends { instances: unknown[][] }>(debited: Debited) => ({
  ...debited,
  instances: debited.instances.map((one) =>
    one.map((value) => (value === 'other_bank' || value === 'owed_less' ? 'obsolete' : value)),
  ),
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

/** What is to be sent back is not ours before and after it was read. */
const asRead = ([status, ...others]: unknown[]) => [
  status === 'foreign' ? 'unread' : status,
  ...others,
];

const depositsOf = ({ deposits }: MemberModel) =>
  deposits.map(({ status, cents, isReturned, kind }) => [status, cents, isReturned, kind]);

const returnsOf = ({ taxReturns }: MemberModel) =>
  taxReturns.map(({ taxYear, cents, status, refundedBy }) => [taxYear, cents, status, refundedBy]);

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
