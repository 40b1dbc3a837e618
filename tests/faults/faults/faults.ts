import type { FaultName } from '../plan/fault-name.ts';
import { backend } from './backend.ts';
import { clock } from './clock.ts';
import { database } from './database.ts';
import { disk } from './disk.ts';
import { failpoint } from './failpoint.ts';
import type { Fault } from './fault.ts';
import { halfOpen } from './half-open.ts';
import { hop } from './hop.ts';
import { io } from './io.ts';
import { kill } from './kill.ts';
import { parallel } from './parallel.ts';
import { reply } from './reply.ts';
import { stop } from './stop.ts';
import { storm } from './storm.ts';
import { terminate } from './terminate.ts';
import { webhooks } from './webhooks.ts';

/** How many clients request authorizations at once, unless a fault adds some. */
export const CONCURRENCY = 8;

type Kind = {
  fault: Fault;
  /** How long recovery may take. */
  recoversWithinMs: number;
};

/** What is broken under the load of authorizations; a payday has members and days of its own. */
export const FAULTS: Readonly<Record<Exclude<FaultName, 'payday'>, Kind>> = {
  kill: { fault: kill, recoversWithinMs: 10_000 },
  failpoint: { fault: failpoint, recoversWithinMs: 10_000 },
  backend: { fault: backend, recoversWithinMs: 10_000 },
  stop: { fault: stop, recoversWithinMs: 10_000 },
  terminate: { fault: terminate, recoversWithinMs: 20_000 },
  database: { fault: database, recoversWithinMs: 10_000 },
  reply: { fault: reply(60), recoversWithinMs: 10_000 },
  hop: { fault: hop, recoversWithinMs: 10_000 },
  half_open: { fault: halfOpen, recoversWithinMs: 15_000 },
  webhooks: { fault: webhooks, recoversWithinMs: 10_000 },
  clock: { fault: clock, recoversWithinMs: 10_000 },
  parallel: { fault: parallel, recoversWithinMs: 10_000 },
  storm: { fault: storm({ baseline: CONCURRENCY, forMs: 5_000 }), recoversWithinMs: 30_000 },
  disk: { fault: disk, recoversWithinMs: 10_000 },
  io: { fault: io, recoversWithinMs: 10_000 },
};
