import { dayOf } from '#calendar/calendar-date.ts';
import { isSettledToday } from '#testing/banking-day-oracle.ts';
import { uncertainCents } from './debits-of-model.ts';
import { book, type MemberModel, type ModelBank, type ModelPayout, today } from './member-model.ts';
import { isToBeSent, send, type Trouble } from './transfers-of-model.ts';

/* What is hers on its way to her bank, by money.md, sections 3 and 4 (12). */

/** One run that pays out what is hers. */
export function payOut(model: MemberModel, trouble: Trouble): void {
  reserve(model);
  const { bank: linked, now } = model;
  for (const payout of model.payouts.filter((one) => isToBeSent(one, now))) {
    send(payout, { now, trouble, linked, refuse: () => end(model, payout, 'refused') });
  }
  book(model, { kind: 'use_deposit' });
}

/** Hers, and it has sent back neither a payout nor, as closed, a debit. */
const takesPayouts = (bank: MemberModel['bank']): bank is ModelBank =>
  bank !== null && bank.isHers && !bank.hasSentBack && !bank.account.cannotReceive;

/**
 * On a banking day before the cut-off: her pay at once, all else from the day after it came; what is
 * neither owed, nor held for a purchase, nor needed where a debit comes back.
 */
function reserve(model: MemberModel): void {
  const { bank, creditedOn, now, payouts } = model;
  if (!isSettledToday(now) || (creditedOn !== null && creditedOn >= today(model))) return;
  if (!takesPayouts(bank)) return;
  if (payouts.some(({ status }) => status === 'reserved' || status === 'sent')) return;
  const wasRefusedToday = payouts.some(
    ({ status, endedAt }) => status === 'refused' && dayOf(new Date(endedAt ?? 0)) >= today(model),
  );
  if (wasRefusedToday || freeCents(model) <= 0) return;
  book(model, { kind: 'use_deposit' });
  const hers = freeCents(model);
  if (hers <= 0) return;
  const there = payInDepositCents(model);
  const cents = there > 0 ? Math.min(hers, there) : hers;
  book(model, { kind: 'forward', cents });
  payouts.push({
    cents,
    bank,
    isFromDeposit: there > 0,
    status: 'reserved',
    triedAt: null,
    checkedAt: now,
    atIssuer: null,
    endedAt: null,
  });
}

/** What of hers is neither held for a purchase nor needed where a debit comes back. */
const freeCents = (model: MemberModel): number =>
  model.account.depositCents() - heldFromPayCents(model) - uncertainCents(model);

const heldFromPayCents = ({ account }: MemberModel): number =>
  account.heldInAllCents() - account.heldOfRefundCents();

/** What the issuer has of hers where her pay comes in. */
function payInDepositCents({ deposits, payouts }: MemberModel): number {
  const came = deposits.filter(({ status }) => status === 'received');
  const gone = payouts.filter(
    ({ isFromDeposit, status }) => isFromDeposit && status !== 'refused' && status !== 'returned',
  );
  const sumOf = (all: readonly { cents: number }[]) => all.reduce((sum, one) => sum + one.cents, 0);
  return sumOf(came) - sumOf(gone);
}

/** Something has come on her deposit: it goes to her bank on another day at the earliest. */
export function credit(model: MemberModel, at: number): void {
  const day = dayOf(new Date(at));
  if (model.creditedOn === null || day > model.creditedOn) model.creditedOn = day;
}

/** The issuer says how those stand that it is known to have sent. */
export function readPayouts(model: MemberModel): void {
  for (const payout of model.payouts) {
    const { status, atIssuer } = payout;
    if (status !== 'sent' && status !== 'settled') continue;
    if (atIssuer === 'canceled' || atIssuer === 'returned') {
      if (status === 'settled') credit(model, model.now);
      payout.bank.hasSentBack = true;
      end(model, payout, 'returned');
    } else if (atIssuer === 'completed' && status === 'sent') {
      payout.status = 'settled';
      payout.endedAt = model.now;
    }
  }
}

function end(model: MemberModel, payout: ModelPayout, status: 'refused' | 'returned'): void {
  payout.status = status;
  payout.endedAt = model.now;
  book(model, { kind: 'forward', cents: -payout.cents });
  book(model, { kind: 'use_deposit' });
}

/** What she is shown of it: its state and dollars; null while nothing is hers. */
export function shownPayout(model: MemberModel): [string, number] | null {
  const { account, bank, payouts } = model;
  const underWay = payouts.find(({ status }) => status === 'reserved' || status === 'sent');
  if (underWay) return ['on_its_way', underWay.cents];
  const cents = account.depositCents();
  if (cents === 0) return null;
  if (bank === null || !bank.isHers) return ['needs_bank', cents];
  const isReturned = payouts.some((one) => one.bank === bank && one.status === 'returned');
  if (isReturned) return ['returned', cents];
  if (bank.account.cannotReceive) return ['needs_bank', cents];
  return [uncertainCents(model) > 0 ? 'after_repayment' : 'scheduled', cents];
}
