import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import { settlementDayAfter } from '#testing/banking-day-oracle.ts';
import { book, type MemberModel, type ModelDispute, OPENED_ON, today } from './member-model.ts';
import { credit as creditDeposit } from './payouts-of-model.ts';

/* A disputed purchase, by money.md, section 3, and Regulation E. */

/** That of a purchase which counts: those that she withdrew come last. */
export function disputeOf({ disputes }: MemberModel, purchase: string): ModelDispute | undefined {
  const all = disputes.filter((one) => one.purchase === purchase);
  return all.findLast(({ state }) => state !== 'withdrawn') ?? all.at(-1);
}

/** What of a purchase she may still claim back. */
export const claimableCents = ({ account, refunded }: MemberModel, purchase: string): number =>
  account.postedCents(purchase) - (refunded.get(purchase) ?? 0);

/** Ten banking days, or twenty for what an account bought in its first thirty days. */
export function creditDueOn({ account, ...model }: MemberModel, purchase: string): string {
  const boughtOn = dayOf(new Date(account.boughtAt(purchase)));
  const isNew = boughtOn <= plusDays(OPENED_ON, 30);
  return settlementDayAfter(today(model), isNew ? 20 : 10);
}

const hasOpenCredit = ({ credit, isCreditEnded }: ModelDispute) =>
  credit !== null && !isCreditEnded;

/** What of a credit she has, less what the merchant gave back in its place. */
export const standingCents = ({ credit, absorbedCents }: ModelDispute): number =>
  (credit?.owedCents ?? 0) + (credit?.depositCents ?? 0) - absorbedCents;

/** @returns whether it could be given */
export function giveCredit(model: MemberModel, dispute: ModelDispute): boolean {
  if (dispute.state === 'provisional') return true;
  if (dispute.state !== 'open') return false;
  creditNow(model, dispute);
  dispute.state = 'provisional';
  return true;
}

function creditNow(model: MemberModel, dispute: ModelDispute): void {
  const { purchase: of, refundedCents } = dispute;
  const cents = dispute.cents - refundedCents;
  const owedCents = model.account.creditOnPurchaseCents({ of, cents });
  book(model, { kind: 'credit', of, cents });
  dispute.credit = { owedCents, depositCents: cents - owedCents };
  if (cents > owedCents) creditDeposit(model, model.now);
  book(model, { kind: 'use_deposit' });
}

/** @returns whether it could be decided so */
export function decide(
  model: MemberModel,
  dispute: ModelDispute,
  outcome: 'won' | 'lost' | 'written_off',
): boolean {
  if (dispute.state === outcome) return true;
  if (dispute.state !== 'open' && dispute.state !== 'provisional') return false;
  if (outcome === 'lost') {
    if (hasOpenCredit(dispute)) dispute.takeBackOn = settlementDayAfter(today(model), 5);
  } else {
    if (dispute.state === 'open') creditNow(model, dispute);
    dispute.isCreditEnded = true;
  }
  dispute.state = outcome;
  return true;
}

/** @returns whether it could be withdrawn */
export function withdraw(model: MemberModel, dispute: ModelDispute): boolean {
  if (dispute.state === 'withdrawn') return true;
  if (dispute.state !== 'open' && dispute.state !== 'provisional') return false;
  dispute.state = 'withdrawn';
  if (hasOpenCredit(dispute)) takeBack(model, dispute);
  return true;
}

/** One run that keeps the dates of disputes. */
export function advanceDisputes(model: MemberModel): void {
  const day = today(model);
  for (const dispute of model.disputes) {
    if (dispute.state === 'open' && dispute.creditDueOn <= day) giveCredit(model, dispute);
  }
  for (const dispute of model.disputes) {
    const { state, takeBackOn } = dispute;
    const isDue = takeBackOn !== null && takeBackOn <= day;
    if (state === 'lost' && isDue && hasOpenCredit(dispute)) takeBack(model, dispute);
  }
}

/** The purchase is owed again first; what was on deposit is a debt of its own. */
function takeBack(model: MemberModel, dispute: ModelDispute): void {
  const { id, purchase: of, credit } = dispute;
  const cents = standingCents(dispute);
  const owedCents = Math.min(cents, credit?.owedCents ?? 0);
  const reversal = { id: reversalOf(id), at: model.now, cents: cents - owedCents };
  book(model, { kind: 'uncredit', of, owedCents, absorbedCents: dispute.absorbedCents, reversal });
  book(model, { kind: 'use_deposit' });
  dispute.isCreditEnded = true;
}

/** Credits of disputes that were lost, by the day from which she owes them again. */
export const takeBacksOf = ({ disputes }: MemberModel): { day: string; cents: number }[] =>
  disputes
    .filter((dispute) => dispute.state === 'lost' && hasOpenCredit(dispute))
    .map((dispute) => ({ day: dispute.takeBackOn ?? '', cents: standingCents(dispute) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));

export const reversalOf = (disputeId: string): string => `reversal of ${disputeId}`;

/** A merchant gives back what is disputed. @returns what of it takes the place of a credit */
export function absorb(model: MemberModel, purchase: string, cents: number): number {
  const dispute = disputeOf(model, purchase);
  if (!dispute) return 0;
  if (dispute.state === 'open') {
    dispute.refundedCents += Math.min(cents, dispute.cents - dispute.refundedCents);
    if (dispute.refundedCents === dispute.cents) dispute.state = 'won';
    return 0;
  }
  const { state } = dispute;
  if (!hasOpenCredit(dispute) && state !== 'won' && state !== 'written_off') return 0;
  const absorbed = Math.min(cents, standingCents(dispute));
  const isEnded = !hasOpenCredit(dispute);
  dispute.absorbedCents += absorbed;
  if (!isEnded && standingCents(dispute) === 0) {
    Object.assign(dispute, { state: 'won', isCreditEnded: true, takeBackOn: null });
  }
  return absorbed;
}
