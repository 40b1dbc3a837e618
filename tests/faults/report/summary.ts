import { FAULT_NAMES, type FaultName } from '../plan/fault-name.ts';
import type { Outcome } from '../rounds/outcome.ts';

/** What all rounds of one fault came to. */
export type Line = {
  fault: FaultName | 'all';
  rounds: number;
  acknowledged: number;
  retried: number;
  lost: number;
  doubled: number;
  problems: number;
  /** null where there was none. */
  longestRecoveryMs: number | null;
  counts: Record<string, number>;
};

/** A line for each fault that there was, in the order of their names' list, and one for all. */
export function summarize(outcomes: readonly Outcome[]): Line[] {
  const lines = FAULT_NAMES.map((name) =>
    lineOf(
      name,
      outcomes.filter(({ fault }) => fault === name),
    ),
  ).filter(({ rounds }) => rounds > 0);
  return [...lines, { ...lineOf('all', outcomes), counts: {} }];
}

function lineOf(fault: Line['fault'], outcomes: readonly Outcome[]): Line {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const counts: Record<string, number> = {};
  for (const [what, count] of outcomes.flatMap((outcome) => Object.entries(outcome.counts))) {
    counts[what] = (counts[what] ?? 0) + count;
  }
  const recoveries = outcomes.flatMap(({ recoveryMs }) =>
    recoveryMs === null ? [] : [recoveryMs],
  );
  return {
    fault,
    rounds: outcomes.length,
    acknowledged: sum(({ acknowledged }) => acknowledged),
    retried: sum(({ retried }) => retried),
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    problems: sum(({ problems }) => problems.length),
    longestRecoveryMs: recoveries.length === 0 ? null : Math.max(...recoveries),
    counts,
  };
}
