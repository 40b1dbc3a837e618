import type { FaultName } from '../plan/fault-name.ts';

/** What a round came to. */
export type Outcome = {
  fault: FaultName;
  acknowledged: number;
  /** Those that had to be asked more than once. */
  retried: number;
  lost: number;
  doubled: number;
  /** From the mend, or the break, until all went well again; null when it never did. */
  recoveryMs: number | null;
  /** From then until all that was begun was done, and the issuer and ours had the same. */
  settledMs: number;
  counts: Record<string, number>;
  /** What is not as was promised, lost and doubled ones included; empty for a sound round. */
  problems: string[];
};
