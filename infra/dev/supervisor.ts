import { KeptProcess } from './processes/kept-process.ts';
import type { ProcessPlan } from './processes/process-plan.ts';

const STOP_LIMIT_MS = 10_000;
// For the others, when one has used all of the time.
const LEAST_STOP_MS = 500;

export type Supervisor = {
  /** Resolves when the process is ready; from then on it is started again whenever it ends. */
  start(plan: ProcessPlan): Promise<void>;
  /**
   * Ends the last started, through which the others are asked, and then the others at once, all
   * within ten seconds; none is left afterwards.
   */
  stop(): Promise<void>;
};

/** @param say gets a line for what happens to a process while it is kept running */
export function createSupervisor(say: (line: string) => void): Supervisor {
  const kept: KeptProcess[] = [];
  return {
    start: async (plan) => {
      const process = new KeptProcess(plan, say);
      kept.push(process);
      await process.start();
    },
    stop: async () => {
      const deadline = Date.now() + STOP_LIMIT_MS;
      const end = (process: KeptProcess) =>
        process.stop(Math.max(LEAST_STOP_MS, deadline - Date.now()));
      const [last, ...others] = kept.toReversed();
      if (last) await end(last);
      await Promise.all(others.map(end));
    },
  };
}
