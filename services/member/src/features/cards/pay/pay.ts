import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { TransferStatus } from '#features/cards/ach/ach-transfer.ts';
import { isOwner } from '#features/banks/banks.ts';
import { isPaycheck } from './paychecks.ts';

/** The queue in which deposit accounts wait to be read from the issuer. */
export const SYNC_DEPOSIT_ACCOUNT_QUEUE = 'sync-deposit-account';

export type SyncDepositAccountJob = { user_id: string };

/** Pay that came in, and what of it repaid what she owed. */
export type ReceivedPay = {
  arrivedOn: CalendarDate;
  recordedAt: Date;
  amountCents: number;
  repaidCents: number;
};

/** A debit of her bank, or a payout to it, that is over and was not sent back. */
export type BankTransfer = {
  /** When it was debited, or arrived. */
  day: CalendarDate;
  begunAt: Date;
  amountCents: number;
  bankName: string;
  bankMask: string | null;
};

/** A debit of her bank as it stands: under way, settled, or come back. */
export type MadeDebit = BankTransfer & {
  status: TransferStatus;
  /** When it settled or came back; null while it is under way. */
  endedOn: CalendarDate | null;
  /** What it has repaid, and repays still. */
  repaidCents: number;
  /** When she asked for it, or for what it presents again; null for one that she did not ask for. */
  askedOn: CalendarDate | null;
};

/** A debit that she has asked for and that is to come. */
export type AskedDebit = { day: CalendarDate; amountCents: number; askedOn: CalendarDate };

export type DepositKind = 'pay' | 'tax_refund' | 'other';

/**
 * What comes in: the treasury signs its tax refunds so, states name them, and of anybody else it is pay
 * when it has the size of hers.
 * @param usualPayCents null where nothing is known of her pay
 */
export function depositKind(
  { sender, amountCents }: { sender: string; amountCents: number },
  usualPayCents: number | null,
): DepositKind {
  if (/^IRS TREAS|TAX ?R(EF|FD)/i.test(sender)) return 'tax_refund';
  return isPaycheck(amountCents, usualPayCents) ? 'pay' : 'other';
}

type Person = { firstName: string; lastName: string };

/** So much of a name is sent with a transfer by ACH. */
const MAX_NAME = 22;

/**
 * Whether money is made out to this person: by the rule for the owners of bank accounts, the name in
 * either order, as payrolls write it, or cut off; and where the sender names nobody, by the account number alone.
 */
export function isMadeOutTo(receiverName: string | null, person: Person): boolean {
  if (receiverName === null) return true;
  const [last, ...rest] = receiverName.trim().split(/\s+/);
  return isOwner([receiverName, [...rest, last].join(' ')], person) || isCut(receiverName, person);
}

function isCut(name: string, { firstName, lastName }: Person): boolean {
  if (name.length !== MAX_NAME) return false;
  return [`${firstName} ${lastName}`, `${lastName} ${firstName}`, `${lastName},${firstName}`].some(
    (whole) => whole.slice(0, MAX_NAME).toUpperCase() === name.toUpperCase(),
  );
}

/** From what a deposit is taken back: whole cents, together all of it. */
export type TakingBack = {
  /** Still on her deposit. */
  leftCents: number;
  /** She owes it again. */
  repaidCents: number;
  /** On its way to her bank, or there. */
  goneCents: number;
};

/**
 * What her sender takes back comes from what is hers with us, then from what it repaid; the rest is
 * with her bank already.
 */
export function takingBack(
  amountCents: number,
  { depositCents, repaidCents }: { depositCents: number; repaidCents: number },
): TakingBack {
  const left = Math.min(amountCents, depositCents);
  const repaid = Math.min(amountCents - left, repaidCents);
  return { leftCents: left, repaidCents: repaid, goneCents: amountCents - left - repaid };
}
