import type { CalendarDate } from '#calendar/calendar-date.ts';

/**
 * How a transfer between a member's bank and us stands with us: its money is reserved in the ledger,
 * the issuer has accepted it, it has arrived; the issuer refused or canceled it, or her bank or the
 * issuer sent it back.
 */
export type TransferStatus = 'reserved' | 'sent' | 'settled' | 'refused' | 'returned';

/** How a transfer goes on. */
export type TransferEnding = 'settled' | 'refused' | 'returned';

/** How a transfer moves nothing in the end. `code` says why it was sent back; null otherwise. */
export type TransferEnded = { ending: 'refused' | 'returned'; code: string | null };

/** Money on its way to a member's bank or from it, by ACH. */
export type AchTransfer = {
  /** The ledger's pending transfer, and the key by which the issuer does it once. */
  id: string;
  accountId: string;
  amountCents: number;
  status: TransferStatus;
  bankLinkId: string;
  bankName: string;
  bankMask: string | null;
  /** The issuer's id of her bank account; null before. */
  bankAccountId: string | null;
  /** The issuer's id of the transfer; null before it was accepted. */
  issuerId: string | null;
  /** When it was first sent to the issuer; null before. */
  sentAt: Date | null;
};

/** A transfer with what serves to send it. */
export type SentTransfer = AchTransfer & {
  userId: string;
  personId: string;
  issuerAccountId: string;
};

/** How the issuer has a transfer. */
export type IssuedTransfer = {
  id: string;
  /** One that had settled may be sent back days after that. */
  status: 'pending' | 'settled' | 'canceled' | 'returned';
  /** When the money is there, if it does not come back. */
  arrivesOn: CalendarDate;
  /** Why it came back, as `R01`; null where that is not said. */
  returnCode: string | null;
};

/**
 * What follows from how the issuer has a transfer now; null while it stays as it is.
 * @param canceled how one ends that the issuer cancels before it has arrived
 */
export function endingOf(
  status: 'sent' | 'settled',
  issued: IssuedTransfer['status'],
  canceled: 'refused' | 'returned',
): TransferEnding | null {
  if (issued === 'pending') return null;
  if (status === 'settled') return issued === 'settled' ? null : 'returned';
  return issued === 'canceled' ? canceled : issued;
}

/**
 * The issuer may not remember its answer to a key for longer than this: sent again later, a transfer
 * whose answer was lost could be made twice.
 */
const MAX_RESEND_MS = 86_400_000;

/** Whether a transfer that was sent without an answer may be sent again. */
export const mayResend = (sentAt: Date | null, now: Date): boolean =>
  sentAt === null || now.getTime() - sentAt.getTime() < MAX_RESEND_MS;
