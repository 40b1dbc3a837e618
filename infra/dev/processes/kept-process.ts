import { setTimeout as sleep } from 'node:timers/promises';
import { endOfFile } from './end-of-file.ts';
import type { ProcessPlan } from './process-plan.ts';
import { restartDelayMs } from './restart-delay.ts';
import { spawnProcess, type SpawnedProcess } from './spawned-process.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const STEADY_MS = 30_000;
/** As long as a process takes at most to hand over and to finish what it has begun. */
const RETIRE_LIMIT_MS = 45_000;

/** A process that is started again whenever it ends, until it is told to stop. */
export class KeptProcess {
  readonly #plan: ProcessPlan;
  readonly #say: (line: string) => void;
  #current: SpawnedProcess | null = null;
  #isStopping = false;
  #endings = 0;

  constructor(plan: ProcessPlan, say: (line: string) => void) {
    this.#plan = plan;
    this.#say = say;
  }

  /** @throws when it ends or is late before it was ever ready, with the end of its log */
  async start(): Promise<void> {
    const { name, log, readyLimitMs, env, firstEnv } = this.#plan;
    this.#current = spawnProcess({ ...this.#plan, env: { ...env, ...firstEnv } });
    if (await this.#becomesReady(this.#current)) {
      void this.#keep();
      return;
    }
    if (this.#isStopping) throw new Error(`${name} was stopped while it started.`);
    const why = this.#current.ending.aborted
      ? `it ended by itself (${await this.#current.ended})`
      : `it was not ready after ${readyLimitMs / 1000} s`;
    throw new Error(`${name} did not start: ${why}. The end of ${log}:\n${await endOfFile(log)}`);
  }

  get isFront(): boolean {
    return this.#plan.isFront ?? false;
  }

  /** Has it hand over to another one that does its work by now, and returns when nothing of it is left. */
  async retire(): Promise<void> {
    await this.#end('SIGQUIT', RETIRE_LIMIT_MS);
  }

  /** Asks it to end, insists after `limitMs`, and returns when nothing of it is left. */
  async stop(limitMs: number): Promise<void> {
    await this.#end('SIGTERM', limitMs);
  }

  async #end(signal: 'SIGTERM' | 'SIGQUIT', limitMs: number): Promise<void> {
    this.#isStopping = true;
    const current = this.#current;
    if (!current) return;
    current.send(signal);
    await Promise.race([current.ended, sleep(limitMs, undefined, { ref: false })]);
    current.send('SIGKILL');
    await current.ended;
  }

  async #keep(): Promise<void> {
    while (!this.#isStopping && this.#current) {
      const startedAt = Date.now();
      const reason = await this.#current.ended;
      if (this.#isStopping) return;
      // What it started itself must not hold its port against the next one.
      this.#current.send('SIGKILL');
      this.#endings = Date.now() - startedAt > STEADY_MS ? 1 : this.#endings + 1;
      await this.#startAgain(reason);
    }
  }

  async #startAgain(reason: string): Promise<void> {
    const { name, log } = this.#plan;
    this.#say(`${name} ended (${reason}), starting it again; its log is ${log}`);
    const endedAt = Date.now();
    await sleep(restartDelayMs(this.#endings));
    if (this.#isStopping) return;
    const next = spawnProcess(this.#plan);
    this.#current = next;
    void this.#becomesReady(next).then((isReady) => {
      if (isReady) this.#say(`${name} is back (${((Date.now() - endedAt) / 1000).toFixed(1)} s)`);
    });
  }

  #becomesReady(spawned: SpawnedProcess): Promise<boolean> {
    return waitUntilReady(this.#plan.readyUrl, this.#plan.readyLimitMs, spawned.ending);
  }
}
