import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessPlan } from '../../../infra/dev/processes/process-plan.ts';
import { spawnProcess, type SpawnedProcess } from '../../../infra/dev/processes/spawned-process.ts';
import { waitUntilReady } from '../../../infra/dev/processes/wait-until-ready.ts';

// A busy machine starts slowly; how soon all has to be well again is the round's to say.
const GIVE_UP_MS = 120_000;

/** A service's process that faults end and start again; nothing else restarts it. */
export class ServiceProcess {
  readonly #plan: ProcessPlan;
  #current: SpawnedProcess | null = null;

  constructor(plan: ProcessPlan) {
    this.#plan = plan;
  }

  get name(): string {
    return this.#plan.name;
  }

  get isUp(): boolean {
    return this.#current !== null && !this.#current.ending.aborted;
  }

  /**
   * @param failpoint where it ends itself: see FAILPOINT; none by default
   * @returns how long it took until it was ready
   */
  async start(failpoint?: string): Promise<number> {
    const startedAt = performance.now();
    const { env, readyUrl, log } = this.#plan;
    this.#current = spawnProcess({
      ...this.#plan,
      env: { ...env, ...(failpoint ? { FAILPOINT: failpoint } : {}) },
    });
    const { ending } = this.#current;
    // One that is to end itself may do so before it was ever ready.
    if (await waitUntilReady(readyUrl, GIVE_UP_MS, ending)) return performance.now() - startedAt;
    if (failpoint && ending.aborted) return performance.now() - startedAt;
    throw new Error(`${this.name} was not ready within ${GIVE_UP_MS} ms; its log is ${log}`);
  }

  /** How long until it answers that it is ready. @throws when it does not within `limitMs` */
  async ready(limitMs: number): Promise<number> {
    const startedAt = performance.now();
    const isReady = await waitUntilReady(this.#plan.readyUrl, limitMs, this.#ending());
    if (!isReady) throw new Error(`${this.name} was not ready again within ${limitMs} ms`);
    return performance.now() - startedAt;
  }

  send(signal: NodeJS.Signals): void {
    this.#current?.send(signal);
  }

  /** Why it ended, in words; null while it still runs after `limitMs`. */
  async ended(limitMs: number): Promise<string | null> {
    return Promise.race([this.#current?.ended ?? 'never started', pause(limitMs, null)]);
  }

  async kill(): Promise<void> {
    this.send('SIGKILL');
    await this.#current?.ended;
  }

  #ending(): AbortSignal {
    return this.#current?.ending ?? AbortSignal.abort();
  }
}
