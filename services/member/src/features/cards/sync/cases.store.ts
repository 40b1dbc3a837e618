import { LedgerRefused } from '@reset/ledger';
import type { Database, Transaction } from '@reset/service-kit';

/** Why staff have to look at a record of the issuer's, a payout, a debit, a dispute, or what came in. */
export type CaseKind =
  /** We hold something for it, and the issuer knows nothing of it. */
  | 'hold_not_found'
  /** It is in no shape that we know. */
  | 'record_unreadable'
  /** The ledger or the database refused it. */
  | 'record_refused'
  /** It is of a card that is none of the account's. */
  | 'card_unknown'
  /** It gives back what we know nothing of. */
  | 'original_unknown'
  /** More was given back than was paid. */
  | 'refund_above_purchase'
  | 'force_post_above_limit'
  /** The issuer sends no money to her bank. */
  | 'payout_refused'
  /** Her bank sent it back. */
  | 'payout_returned'
  /** Nobody knows whether the issuer sent it. */
  | 'payout_unconfirmed'
  /** The issuer debits her bank not. */
  | 'debit_refused'
  /** Nobody knows whether the issuer debits her bank. */
  | 'debit_unconfirmed'
  /** Her bank account is debited no more. */
  | 'debit_stopped'
  /** A repayment was put off as often as it may be. */
  | 'repayment_overdue'
  /** What came in is in no shape that we know. */
  | 'deposit_unreadable'
  /** The ledger or the database refused it. */
  | 'deposit_refused'
  /** It is made out to somebody else: it is sent back. */
  | 'deposit_of_another'
  /** It came in after the account was closed: it is sent back. */
  | 'deposit_after_closure'
  /** The issuer does not send it back. */
  | 'deposit_not_sent_back'
  /** Its sender took it back. */
  | 'deposit_returned'
  /** A dispute has to be decided, or credited, within days; or it should have been. */
  | 'dispute_due'
  | 'dispute_overdue'
  /** A merchant gave back what the network had paid for a dispute. */
  | 'refund_after_dispute';

export type CardCase = {
  kind: CaseKind;
  /** The issuer's id of the record or of what came in, or ours of the payout, debit or dispute. */
  subject: string;
  detail?: Readonly<Record<string, string | number>>;
};

/** Logs that staff have to look: alarms are set on `event`. */
export type Alert = (event: CaseKind, about: Readonly<Record<string, string | number>>) => void;

/** They end by themselves as soon as their record could be placed. */
const PASSING: readonly CaseKind[] = ['hold_not_found', 'record_unreadable', 'record_refused'];

type Deps = { accountId: string; now: Date; alert: Alert };

/** The cases of one card account, in the database. */
export const caseStore = (database: Database, { accountId, now, alert }: Deps) => ({
  /** Opens a case and alerts; nothing happens while it is open. */
  async open({ kind, subject, detail = {} }: CardCase): Promise<void> {
    const { rowCount } = await database.raw<{ rowCount: number }>(OPEN, {
      kind,
      subject,
      accountId,
      detail: JSON.stringify(detail),
      now,
    });
    if (rowCount > 0) alert(kind, { card_account_id: accountId, source: subject, ...detail });
  },

  /** Closes one, if it is open. */
  async close({ kind, subject }: CardCase): Promise<void> {
    await database('card_case')
      .where({ card_account_id: accountId, kind, subject, closed_at: null })
      .update({ closed_at: now });
  },

  /** Closes those whose record could be placed: all that end by themselves, but for these records. */
  async closePlaced(
    unplaced: readonly string[],
    kinds: readonly CaseKind[] = PASSING,
  ): Promise<void> {
    await database('card_case')
      .where({ card_account_id: accountId, closed_at: null })
      .whereIn('kind', [...kinds])
      .whereNotIn('subject', unplaced)
      .update({ closed_at: now });
  },
});

/**
 * Staff close one that has no end of its own, in the words that name it in the queue: what it is and its
 * subject. @returns whose it is; null for none that is open
 */
export async function closeByStaff(
  transaction: Transaction,
  name: string,
  by: { actorId: string; reason: string; now: Date },
): Promise<string | null> {
  const [closed] = await transaction('card_case')
    .whereRaw("kind || ' ' || subject = ?", [name])
    .where({ closed_at: null })
    .update({ closed_at: by.now, closed_by: by.actorId, close_reason: by.reason })
    .returning('card_account_id');
  if (!closed) return null;
  const account = await transaction('card_account').where({ id: closed.card_account_id }).first();
  return account.user_id;
}

const OPEN = `
  INSERT INTO card_case (kind, subject, card_account_id, detail, opened_at)
  VALUES (:kind, :subject, :accountId, :detail, :now)
  ON CONFLICT (kind, subject) DO UPDATE
    SET detail = excluded.detail, opened_at = excluded.opened_at, closed_at = NULL
    -- What staff have closed stays closed.
    WHERE card_case.closed_at IS NOT NULL AND card_case.closed_by IS NULL
`;

/** What PostgreSQL's data exceptions and violated constraints begin with: they come again. */
const CONTRADICTED = /^(22|23)/;

/**
 * Why a record cannot be placed however often it is tried, in the ledger's or PostgreSQL's word;
 * null where it may be by another try.
 */
export function refusalOf(error: unknown): string | null {
  if (error instanceof LedgerRefused) return error.code;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && CONTRADICTED.test(code) ? code : null;
}
