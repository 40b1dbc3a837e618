import type { FaultName } from '../plan/fault-name.ts';

/** The result of a round. */
export type Outcome = {
  fault: FaultName;
  acknowledged: number;
  /** Those that took more than one attempt. */
  retried: number;
  lost: number;
  doubled: number;
  /** From the moment that the fault returns to recovery; null when there was none. */
  recoveryMs: number | null;
  /** From then until jobs were done and issuer and ledger agreed. */
  settledMs: number;
  counts: Record<string, number>;
  /** Broken promises in words, lost and doubled ones included; empty for a round without any. */
  problems: string[];
};
