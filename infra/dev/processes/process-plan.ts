/** A process that the supervisor is to keep running. */
export type ProcessPlan = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The file that gets its output. */
  log: string;
  /** Answers 200 as soon as the process is of use. */
  readyUrl: string;
  readyLimitMs: number;
};
