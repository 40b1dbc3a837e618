import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { jobsSchema } from '../jobs/jobs.ts';

/** What one process counts of itself, for Prometheus to read. */
export type Metrics = {
  /** Counts a request that was answered. @param route its pattern, never its path */
  answered(route: string, method: string, status: number, seconds: number): void;
  /** Counts a line of the log from `warn` on. @param event what it is called: `job.failed` */
  logged(level: string, event: string): void;
  /**
   * A count of the service's own.
   * @param definition.labels each of them with values from a closed list, never what somebody sent;
   *   those that are in the list no longer are removed
   */
  counter<Label extends string>(definition: {
    /** `reset_things_total`. */
    name: string;
    help: string;
    labels: readonly Label[];
  }): Pick<Counter<Label>, 'inc' | 'remove'>;
  /** All of it in Prometheus' text format. */
  read(): Promise<{ contentType: string; text: string }>;
};

/** From 5 ms to the 10 s after which nobody waits any more; an SLO is one of them. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What alerts wait for is told from the start, as 0: Prometheus sees no increase where a series begins
 * with its first event.
 */
const WAITED_FOR = [
  'audit.broken',
  'authorization.not_decided',
  'job.failed_for_good',
  'money.problem_found',
  'registry.refused',
];

type Options = {
  service: string;
  /** Whose connections and jobs are told; absent for what has none. */
  database?: Database;
  /** Memory, processor time and how late the event loop is; once in a process. */
  ofProcess?: boolean;
};

/** @param options of whom; nothing is measured before it is used */
export function openMetrics({ service, database, ofProcess = false }: Options): Metrics {
  const register = new Registry();
  register.setDefaultLabels({ service });
  const registers = [register];
  if (ofProcess) collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'reset_http_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const lines = new Counter({
    name: 'reset_log_events_total',
    help: 'Lines of the log from warn on, by what they are called.',
    labelNames: ['level', 'event'],
    registers,
  });
  for (const event of WAITED_FOR) lines.inc({ level: 'error', event }, 0);
  if (database) tellOfDatabase(database, service, registers);
  return {
    answered: (route, method, status, seconds) =>
      requests.observe({ route, method, status: String(status) }, seconds),
    logged: (level, event) => lines.inc({ level, event }),
    counter: ({ name, help, labels: labelNames }) =>
      new Counter({ name, help, labelNames, registers }),
    read: async () => ({ contentType: register.contentType, text: await register.metrics() }),
  };
}

type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

function tellOfDatabase(database: Database, service: string, registers: Registry[]): void {
  const connections = new Gauge({
    name: 'reset_database_connections',
    help: 'Connections of the pool that are used and free, and queries that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { pool } = database.client as { pool?: Pool };
      connections.set({ state: 'used' }, pool?.numUsed() ?? 0);
      connections.set({ state: 'free' }, pool?.numFree() ?? 0);
      connections.set({ state: 'waited_for' }, pool?.numPendingAcquires() ?? 0);
    },
  });
  const jobs = new Gauge({
    name: 'reset_jobs',
    help: 'Jobs by queue: due, being done, and given up (dead letters), as pg-boss last counted them.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      // Asked while the database is away, or before there are jobs: nothing is told of them.
      const { rows } = await database
        .raw<{ rows: QueueRow[] }>(QUEUES, [jobsSchema(service)])
        .catch(() => ({ rows: [] }));
      jobs.reset();
      for (const { name, queued, active } of rows) {
        jobs.set({ queue: name, state: 'queued' }, Number(queued));
        jobs.set({ queue: name, state: 'active' }, Number(active));
      }
    },
  });
}

type QueueRow = { name: string; queued: number; active: number };

const QUEUES = `
  SELECT name, ready_count AS queued, active_count AS active FROM ??.queue
`;
