import { DAY_MS, HOUR_MS } from './durations.ts';
import type { ModelBank, ModelTransfer } from './member-model.ts';

/* How the issuer is told to move money, by money.md, section 3: once, whatever is lost on the way. */

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

export const TROUBLES: readonly Trouble[] = [
  ...(['none', 'none', 'none', 'none', 'answer_lost'] as const),
  ...(['answer_lost', 'never_told', 'account_unanswered', 'refused'] as const),
];

/** Whether it is still to be sent: for a day at any time, and later it is looked for every hour. */
export const isToBeSent = (
  { status, triedAt, checkedAt }: ModelTransfer<unknown>,
  now: number,
): boolean => status === 'reserved' && (isResent(triedAt, now) || checkedAt <= now - HOUR_MS);

const isResent = (triedAt: number | null, now: number): boolean =>
  triedAt === null || triedAt > now - DAY_MS;

type Sending = {
  now: number;
  trouble: Trouble;
  /** Her bank, as it is linked now. */
  linked: ModelBank | null;
  refuse(): void;
};

/** Once and no more, whatever is lost: for a day it is told again, later it is only asked. */
export function send(transfer: ModelTransfer<unknown>, sending: Sending): void {
  const { now, trouble, refuse } = sending;
  transfer.checkedAt = now;
  if (!isResent(transfer.triedAt, now)) {
    if (transfer.atIssuer !== null) transfer.status = 'sent';
    return;
  }
  if (transfer.triedAt === null && !register(transfer, sending)) return;
  if (trouble === 'never_told') return;
  // What the issuer has sent once it cannot have refused.
  if (trouble === 'refused' && transfer.atIssuer === null) return refuse();
  transfer.atIssuer ??= 'pending';
  if (trouble !== 'answer_lost') transfer.status = 'sent';
}

/** Whether it is sent from now on: her account is still linked, and the issuer knows it. */
function register(
  transfer: ModelTransfer<unknown>,
  { now, trouble, linked, refuse }: Sending,
): boolean {
  const { bank } = transfer;
  if (bank !== linked) {
    // She has unlinked it: what was never sent is as before.
    refuse();
    return false;
  }
  if (trouble === 'account_unanswered' && !bank.isRegistered) return false;
  // For all that goes there later, too.
  bank.isRegistered = true;
  transfer.triedAt = now;
  return true;
}
