import type { TransferCode } from './chart.ts';

/** An account of the ledger: its id there. */
export type AccountId = bigint;

/** What all transfers of one thing that happened have in common. */
export type Occasion = {
  /** They are made together or not at all. */
  groupId: string;
  /** When it happened, by whoever told of it. */
  occurredAt: Date;
  /** The day on which it counts, as `2026-11-20`. */
  effectiveOn: string;
  /** Who did it: `issuer`, `expiry`, `staff:<id>`. */
  actor: string;
  /** The provider's id of what it follows from; null where nothing outside did. */
  source: string | null;
};

/** One movement of whole cents between two accounts; `id` is the idempotency key. */
export type Transfer = Occasion & {
  id: string;
  amountCents: number;
  code: TransferCode;
} & (
    | { kind: 'single'; debit: AccountId; credit: AccountId }
    /** A hold, which ends by itself at `expiresAt`. */
    | { kind: 'pending'; debit: AccountId; credit: AccountId; expiresAt: Date | null }
    /** Takes from a hold, or lets go of all that is left of it. */
    | { kind: 'post' | 'void'; pendingId: string }
  );

/** Something that is not as it must always be. */
export type Problem = { invariant: string; subject: string; detail: string };

/** The ledger refused: `code` says why. Nothing was changed. */
export class LedgerRefused extends Error {
  readonly code: 'conflict' | 'hold_not_open' | 'no_such_account' | 'against_the_rules';

  constructor(code: LedgerRefused['code'], cause: unknown) {
    super(`The ledger refuses: ${code}`, { cause });
    this.name = 'LedgerRefused';
    this.code = code;
  }
}

type Movement = {
  id: string;
  amountCents: number;
  code: TransferCode;
  debit: AccountId;
  credit: AccountId;
};

/** Each of the movements at once, without a hold; what moves nothing is left out. */
export const singleTransfers = (occasion: Occasion, movements: readonly Movement[]): Transfer[] =>
  movements
    .filter(({ amountCents }) => amountCents !== 0)
    .map((movement) => ({ ...occasion, ...movement, kind: 'single' }));
