import type { Knex } from 'knex';
import { LedgerRefused, type AccountId, type Problem, type Transfer } from './transfers.ts';

/** A member's accounts in the ledger. */
export type MemberAccounts = { receivable: AccountId; deposit: AccountId };

/** What a member may owe; with `falls`, so much less from an instant on. */
type CreditLimit = {
  userId: string;
  cents: number;
  falls?: { at: Date; cents: number } | null;
};

/** The ledger, on one database or one transaction of it. */
export const ledgerStore = (database: Knex) => ({
  /** Her accounts, made when they are missing. */
  async openMember(userId: string): Promise<MemberAccounts> {
    const { rows } = await database.raw<{ rows: MemberAccounts[] }>(
      'SELECT receivable, deposit FROM ledger.open_member(?)',
      [userId],
    );
    const [accounts] = rows;
    if (!accounts) throw new Error('The ledger opened no accounts.');
    return accounts;
  },

  /** The account of a code that is nobody's own; of several, the bucket. */
  async accountOf(code: number, bucket = 0): Promise<AccountId> {
    const { rows } = await database.raw<{ rows: { id: AccountId }[] }>(
      'SELECT id FROM ledger.account WHERE code = ? AND bucket = ? AND owner_user_id IS NULL',
      [code, bucket],
    );
    const [account] = rows;
    if (!account) throw new Error(`The ledger has no account ${code}.`);
    return account.id;
  },

  /**
   * Makes all of them or none. @returns false when all were made before, just so
   * @throws LedgerRefused
   */
  async post(transfers: readonly Transfer[]): Promise<boolean> {
    const wire = JSON.stringify(transfers.map(toWire));
    const { rows } = await database
      .raw<{ rows: { said: string }[] }>('SELECT ledger.post(?) AS said', [wire])
      .catch(refusal);
    return rows[0]?.said === 'posted';
  },

  /** Sets what members may owe. @returns how many were another before */
  async setCreditLimits(limits: readonly CreditLimit[]): Promise<number> {
    const wire = JSON.stringify(
      limits.map(({ userId, cents, falls }) => ({
        member: userId,
        cents,
        ...(falls && { falls_at: falls.at, falls_by: falls.cents }),
      })),
    );
    const { rows } = await database.raw<{ rows: { changed: number }[] }>(
      'SELECT ledger.set_credit_limits(?) AS changed',
      [wire],
    );
    return rows[0]?.changed ?? 0;
  },

  /** What is not as it must be: nothing, in a sound ledger. */
  async problems(): Promise<Problem[]> {
    const { rows } = await database.raw<{ rows: Problem[] }>('SELECT * FROM ledger.problems()');
    return rows;
  },
});

const REASONS: Readonly<Record<string, LedgerRefused['code']>> = {
  LG001: 'conflict',
  LG002: 'hold_not_open',
  LG003: 'no_such_account',
  '23514': 'against_the_rules',
};

/** @throws always: what the ledger said, or what else went wrong */
function refusal(error: unknown): never {
  const code = REASONS[(error as { code?: string }).code ?? ''];
  throw code === undefined ? error : new LedgerRefused(code, error);
}

const toWire = (transfer: Transfer) => ({
  id: transfer.id,
  amount: transfer.amountCents,
  code: transfer.code,
  kind: transfer.kind,
  group_id: transfer.groupId,
  occurred_at: transfer.occurredAt,
  effective_on: transfer.effectiveOn,
  actor: transfer.actor,
  source: transfer.source,
  ...('pendingId' in transfer
    ? { pending_id: transfer.pendingId }
    : { debit: String(transfer.debit), credit: String(transfer.credit) }),
  ...('expiresAt' in transfer ? { expires_at: transfer.expiresAt } : {}),
});
