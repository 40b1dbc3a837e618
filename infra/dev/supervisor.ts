import { KeptProcess } from './processes/kept-process.ts';
import type { ProcessPlan } from './processes/process-plan.ts';

const STOP_LIMIT_MS = 10_000;
// For the others, when one has used all of the time.
const LEAST_STOP_MS = 500;

/** A process that is kept running until another one has taken its place. */
export type SupervisedProcess = {
  /** Has it hand over and leave, and returns when nothing of it is left. */
  retire(): Promise<void>;
};

export type Supervisor = {
  /**
   * Resolves when the process is ready; from then on it is started again whenever it ends.
   * @throws when it does not get ready; then nothing of it is left
   */
  start(plan: ProcessPlan): Promise<SupervisedProcess>;
  /**
   * Ends those through which the others are asked, and then the others at once, all within ten
   * seconds; none is left afterwards.
   */
  stop(): Promise<void>;
};

/** @param say gets a line for what happens to a process while it is kept running */
export function createSupervisor(say: (line: string) => void): Supervisor {
  const kept = new Set<KeptProcess>();
  let isStopping = false;
  return {
    start: async (plan) => {
      if (isStopping) throw new Error(`${plan.name} is not started: everything is being stopped.`);
      const process = new KeptProcess(plan, say);
      kept.add(process);
      try {
        await process.start();
      } catch (error) {
        await process.stop(LEAST_STOP_MS);
        kept.delete(process);
        throw error;
      }
      return {
        async retire() {
          await process.retire();
          kept.delete(process);
        },
      };
    },
    stop: async () => {
      isStopping = true;
      const deadline = Date.now() + STOP_LIMIT_MS;
      const end = (process: KeptProcess) =>
        process.stop(Math.max(LEAST_STOP_MS, deadline - Date.now()));
      const all = [...kept];
      await Promise.all(all.filter(({ isFront }) => isFront).map(end));
      await Promise.all(all.filter(({ isFront }) => !isFront).map(end));
    },
  };
}
