/** A process that the supervisor is to keep running. */
export type ProcessPlan = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What it is told beside that when it starts for the first time, and no more when it starts again. */
  firstEnv?: NodeJS.ProcessEnv;
  /** File descriptors of listening sockets that it is handed: see `openSharedSocket`. */
  sockets?: readonly number[];
  /** Whether the others are asked through it, so that it ends before them. */
  isFront?: boolean;
  /** The file that gets its output. */
  log: string;
  /** Answers 200 as soon as the process is of use. */
  readyUrl: string;
  readyLimitMs: number;
};
