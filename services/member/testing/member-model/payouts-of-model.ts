import { dayOf } from '#calendar/calendar-date.ts';
import { isSettledToday } from '#testing/banking-day-oracle.ts';
import { DAY_MS } from './durations.ts';
import type { MemberModel, ModelPayout } from './member-model.ts';

/* What is hers on its way to her bank, by money.md, sections 3 and 4 (12). */

/** What goes wrong while money is sent. */
export type Trouble =
  | 'none'
  | 'refused'
  /** The answer about her account at the other bank is lost. */
  | 'account_unanswered'
  /** The issuer has done it, and nobody hears of it. */
  | 'answer_lost'
  /** The issuer has never been told. */
  | 'never_told';

/** One run that pays out what is hers. */
export function payOut(model: MemberModel, trouble: Trouble): void {
  reserve(model);
  const waiting = model.payouts.find(({ status }) => status === 'reserved');
  if (waiting) send(model, waiting, trouble);
  model.account.apply({ kind: 'use_deposit' });
}

/** On a banking day: what came on an earlier day and is neither owed nor held for a purchase. */
function reserve(model: MemberModel): void {
  const { account, bank, creditedOn, now, payouts } = model;
  const today = dayOf(new Date(now));
  if (!isSettledToday(now) || creditedOn === null || creditedOn >= today) return;
  if (bank === null || !bank.isHers || bank.hasSentBack) return;
  if (payouts.some(({ status }) => status === 'reserved' || status === 'sent')) return;
  const wasRefusedToday = payouts.some(
    ({ status, endedAt }) => status === 'refused' && dayOf(new Date(endedAt ?? 0)) === today,
  );
  if (wasRefusedToday) return;
  account.apply({ kind: 'use_deposit' });
  const cents = account.depositCents() - account.heldInAllCents();
  if (cents <= 0) return;
  account.apply({ kind: 'forward', cents });
  payouts.push({ cents, bank, status: 'reserved', triedAt: null, atIssuer: null, endedAt: null });
}

/** Something has come on her deposit: it goes to her bank on another day at the earliest. */
export function credit(model: MemberModel, at: number): void {
  const day = dayOf(new Date(at));
  if (model.creditedOn === null || day > model.creditedOn) model.creditedOn = day;
}

/** Once and no more, whatever is lost: for a day it is told again, later it is only asked. */
function send(model: MemberModel, payout: ModelPayout, trouble: Trouble): void {
  const { now } = model;
  if (payout.triedAt !== null && now - payout.triedAt >= DAY_MS) {
    if (payout.atIssuer !== null) payout.status = 'sent';
    return;
  }
  if (payout.triedAt === null && !begin(model, payout, trouble)) return;
  if (trouble === 'never_told') return;
  // What the issuer has sent once it cannot have refused.
  if (trouble === 'refused' && payout.atIssuer === null) return end(model, payout, 'refused');
  payout.atIssuer ??= 'pending';
  if (trouble !== 'answer_lost') payout.status = 'sent';
}

/** Whether it is sent from now on: her account is still linked, and the issuer knows it. */
function begin(model: MemberModel, payout: ModelPayout, trouble: Trouble): boolean {
  if (payout.bank !== model.bank) {
    // She has unlinked it: what was never sent is hers again.
    end(model, payout, 'refused');
    return false;
  }
  if (trouble === 'account_unanswered' && !payout.bank.isRegistered) return false;
  // For all that goes there later, too.
  payout.bank.isRegistered = true;
  payout.triedAt = model.now;
  return true;
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
  model.account.apply({ kind: 'forward', cents: -payout.cents });
}

/** What she is shown of it: its state and dollars; null while nothing is hers. */
export function shownPayout({ account, bank, payouts }: MemberModel): [string, number] | null {
  const underWay = payouts.find(({ status }) => status === 'reserved' || status === 'sent');
  if (underWay) return ['on_its_way', underWay.cents];
  const cents = account.depositCents();
  if (cents === 0) return null;
  if (bank === null || !bank.isHers) return ['needs_bank', cents];
  const returned = payouts.filter((one) => one.bank === bank && one.status === 'returned');
  const last = returned.toSorted((one, other) => (one.endedAt ?? 0) - (other.endedAt ?? 0)).at(-1);
  return last ? ['returned', last.cents] : ['scheduled', cents];
}
