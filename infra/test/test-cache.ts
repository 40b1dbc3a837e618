import type { JestReport } from './jest-report.ts';
import {
  hashWorkspaces,
  passesAfter,
  readPasses,
  staleOf,
  testPatterns,
  writePasses,
} from './stale-workspaces.ts';

/** Which workspaces' tests have to run, and what is remembered of those that did. */
export type TestCache = {
  /** Jest's patterns for what has to run; none when there is nothing. */
  patterns: string[];
  /** How many tests passed before in workspaces that have not changed. */
  known: number;
  /** Takes up a run's report; null for one that was not written. */
  record(report: JestReport | null): void;
  /** Remembers what passed, unless a report is missing. */
  save(): Promise<void>;
};

/** null where everything is to run: CI=true says so. */
export async function openTestCache(
  root: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<TestCache | null> {
  if (env['CI'] && env['CI'] !== 'false') return null;
  const [all, before] = await Promise.all([hashWorkspaces(root), readPasses(root)]);
  const stale = staleOf(all, before);
  const fresh = all.filter((workspace) => !stale.includes(workspace));
  const reports: (JestReport | null)[] = [];
  return {
    patterns: testPatterns(root, stale, all),
    known: fresh.reduce((sum, { folder }) => sum + (before[folder]?.passed ?? 0), 0),
    record: (report) => void reports.push(report),
    async save() {
      const written = reports.filter((report) => report !== null);
      if (written.length < reports.length || reports.length === 0) return;
      await writePasses(root, passesAfter(before, { root, stale, all }, written));
    },
  };
}
