import type { CustomerState, DisputeState } from '@reset/api-contract/member/card-transactions.ts';
import type { DisputeStep } from '@reset/api-contract/member/disputes.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { Dispute } from './dispute.ts';

export { type Dispute, type DisputeRow, toDispute } from './dispute.ts';

/** What happened to a dispute. */
export type DisputeEvent = {
  kind: DisputeStep;
  amountCents: number | null;
  reason: string | null;
  actor: string;
  groupId: string | null;
};

/** What staff decide. */
export type Outcome = Extract<DisputeState, 'won' | 'lost' | 'written_off'>;

/** The purchases that can be disputed (document 1, section 6). */
const DISPUTABLE: ReadonlySet<CustomerState> = new Set<CustomerState>([
  'posted',
  'repaid',
  'partially_repaid',
]);

export const isDisputable = (state: CustomerState): boolean => DISPUTABLE.has(state);

/** What can happen to a dispute. */
export type DisputeAction = 'credit' | 'refund' | 'withdraw' | Outcome;

const NEXT: Readonly<Record<DisputeState, Readonly<Partial<Record<DisputeAction, DisputeState>>>>> =
  {
    open: {
      credit: 'provisional',
      refund: 'won',
      withdraw: 'withdrawn',
      won: 'won',
      lost: 'lost',
      written_off: 'written_off',
    },
    provisional: {
      credit: 'provisional',
      refund: 'won',
      withdraw: 'withdrawn',
      won: 'won',
      lost: 'lost',
      written_off: 'written_off',
    },
    won: { won: 'won' },
    // The merchant gave back what was to be taken back from her.
    lost: { refund: 'won', lost: 'lost' },
    written_off: { written_off: 'written_off' },
    withdrawn: { withdraw: 'withdrawn' },
  };

/**
 * The state after an action; the same one where it has been done already, and null where it cannot
 * be done. `refund` is one of all that is claimed.
 */
export const stateAfter = (state: DisputeState, action: DisputeAction): DisputeState | null =>
  NEXT[state][action] ?? null;

/** What of the claim is not given back. */
export const claimCents = ({
  amountCents,
  refundedCents,
}: Pick<Dispute, 'amountCents' | 'refundedCents'>): number => amountCents - refundedCents;

/** Whether the day by which a result, or a credit, was due is over without one. */
export const isLate = (
  { state, creditDueOn, resolveDueOn }: Pick<Dispute, 'state' | 'creditDueOn' | 'resolveDueOn'>,
  today: CalendarDate,
): boolean =>
  (state === 'open' && creditDueOn < today) || (state === 'provisional' && resolveDueOn < today);

type Credited = Pick<Dispute, 'creditedOwedCents' | 'creditedDepositCents' | 'absorbedCents'>;

/** What she has of the credit, less what the merchant gave back in its place. */
export const creditCents = (dispute: Credited): number =>
  dispute.creditedOwedCents + dispute.creditedDepositCents - dispute.absorbedCents;

const TAKEN: ReadonlySet<DisputeState> = new Set<DisputeState>(['lost', 'withdrawn']);

/** Whether what it credited is, or will be, taken back. */
export const isCreditTaken = ({ state }: Pick<Dispute, 'state'>): boolean => TAKEN.has(state);

/**
 * What she is told that it credited: with what the merchant gave back in its place, where she keeps that,
 * and without where the credit is taken back.
 */
export const toldCreditCents = (dispute: Credited & Pick<Dispute, 'state'>): number =>
  isCreditTaken(dispute)
    ? creditCents(dispute)
    : dispute.creditedOwedCents + dispute.creditedDepositCents;

/** Whether there is a credit that nobody has paid for yet. */
export const hasOpenCredit = (dispute: Dispute): boolean =>
  dispute.creditGroupId !== null && dispute.creditEndedAt === null;

/** What is taken back of the credit of a dispute that was lost, and when. Whole cents. */
export type TakeBack = { day: CalendarDate; cents: number };

/** With the purchase that was disputed. */
export type NamedTakeBack = TakeBack & { purchaseId: string; merchantName: string };

/** How the purchases of an account are disputed, by their ids. */
export type DisputeMarks = {
  states: ReadonlyMap<string, DisputeState>;
  /** What of their credits is to be taken back. */
  takeBacks: ReadonlyMap<string, TakeBack>;
  /** What they credited and is not taken back. Whole cents. */
  credits: ReadonlyMap<string, number>;
};

/** What it credited and she has, or keeps; null before there is a credit, and once it is taken back. */
export const standingCreditOf = (dispute: Dispute): number | null => {
  const isTakenBack = isCreditTaken(dispute) && !hasOpenCredit(dispute);
  return dispute.creditGroupId === null || isTakenBack ? null : toldCreditCents(dispute);
};

/** null for a dispute of which nothing is to be taken back, or nothing is left to be. */
export const takeBackOf = (dispute: Dispute): TakeBack | null =>
  dispute.state === 'lost' && dispute.takeBackOn !== null && hasOpenCredit(dispute)
    ? { day: dispute.takeBackOn, cents: creditCents(dispute) }
    : null;

/**
 * How a credit is shared: it pays what she owes of the purchase, as far as no debit under way
 * reserves it, and the rest is deposited for her.
 * @param owedCents what is not repaid of the purchase
 * @param repayableCents what she owes in all, less the debits under way
 */
export function shareCredit(
  cents: number,
  { owedCents, repayableCents }: { owedCents: number; repayableCents: number },
): { owedCents: number; depositCents: number } {
  const paid = Math.min(cents, owedCents, Math.max(repayableCents, 0));
  return { owedCents: paid, depositCents: cents - paid };
}

/**
 * How a credit is taken back: the purchase is owed again first, and what was on deposit is a debt of
 * its own, because what she repaid of the purchase stays repaid.
 */
export function shareTakeBack(dispute: Credited): { unpaidCents: number; reversalCents: number } {
  const cents = creditCents(dispute);
  const unpaidCents = Math.min(cents, dispute.creditedOwedCents);
  return { unpaidCents, reversalCents: cents - unpaidCents };
}

/** A purchase that what was deposited repaid, and how much of it. */
type RepaidPurchase = { purchaseId: string; merchantName: string; cents: number };

/** What became of the deposited part of a credit; what is neither was sent to her bank. */
export type CreditUse = { repaid: RepaidPurchase[]; heldCents: number };

/**
 * What is on deposit bears no mark of where it came from: of a credit counts first what repaid what
 * she owed since, then what is still there, and never more than was deposited.
 * @param repaid what was repaid from what is on deposit since the credit, the earliest first
 */
export function shareDeposited(
  cents: number,
  { repaid, depositCents }: { repaid: readonly RepaidPurchase[]; depositCents: number },
): CreditUse {
  let leftCents = cents;
  const ofCredit = repaid.flatMap((one) => {
    const part = Math.min(one.cents, leftCents);
    leftCents -= part;
    return part === 0 ? [] : [{ ...one, cents: part }];
  });
  return { repaid: ofCredit, heldCents: Math.min(leftCents, Math.max(depositCents, 0)) };
}

/** What a merchant's refund of a disputed purchase does to the dispute. */
export type RefundEffect = {
  /** What it leaves her to have of the refund is all but this: it takes the place of a credit. */
  absorbedCents: number;
  /** Who gets that: the receivable, whoever has to look, or the loss that we took. */
  absorbedBy: 'chargebackReceivable' | 'unmatched' | 'disputeLoss' | null;
  /** What it lowers the claim by, before there is a credit. */
  refundedCents: number;
  /** Whether nothing is left to decide, or to take back. */
  isCovered: boolean;
};

const NO_EFFECT: RefundEffect = {
  absorbedCents: 0,
  absorbedBy: null,
  refundedCents: 0,
  isCovered: false,
};

/** So that she never has the same money twice, from us and from the merchant. */
export function effectOfRefund(dispute: Dispute, cents: number): RefundEffect {
  if (dispute.state === 'open') {
    const refundedCents = Math.min(cents, claimCents(dispute));
    return { ...NO_EFFECT, refundedCents, isCovered: refundedCents === claimCents(dispute) };
  }
  const standing = creditCents(dispute);
  const absorbedCents = Math.min(cents, standing);
  if (absorbedCents === 0) return NO_EFFECT;
  if (hasOpenCredit(dispute)) {
    const isCovered = absorbedCents === standing;
    return { ...NO_EFFECT, absorbedCents, absorbedBy: 'chargebackReceivable', isCovered };
  }
  const absorbedBy = ABSORBED_BY[dispute.state];
  return absorbedBy ? { ...NO_EFFECT, absorbedCents, absorbedBy } : NO_EFFECT;
}

/** Ended, with a credit that she keeps: who gets what the merchant pays for it once more. */
const ABSORBED_BY: Readonly<Partial<Record<DisputeState, RefundEffect['absorbedBy']>>> = {
  won: 'unmatched',
  written_off: 'disputeLoss',
};
