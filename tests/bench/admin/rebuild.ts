import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { median } from '../gateway/measure.ts';
import { promised, sized } from '../harness.ts';
import { at, openProcess } from '../setup/processes.ts';
import { late } from './measure-calls.ts';
import { lastOf } from './owners-events.ts';
import type { AdminSetup, Database, RunningAdmin } from './setup.ts';

const PEOPLE = Number(process.env['ADMIN_REBUILT']) || sized(30_000, 300);
const OWNERS = ['public', 'member', 'onboarding'] as const;
const LAST = new Map(OWNERS.map((owner) => [owner, lastOf(owner, PEOPLE)]));
const MIN_A_SECOND = 5_000;
const GIVE_UP_MS = 30 * 60_000;
/** Staff look at a page and go on to the next. */
const READING_PAUSE_MS = 100;

/**
 * Reads all events of the three owners anew while somebody of staff pages through the lists. Sets the
 * exit code where fewer than 5,000 events a second are read, or a page was not as before.
 * @returns the lines of its table
 */
export async function measureRebuild(resources: Resources, setup: AdminSetup): Promise<string[]> {
  const port = await freePort();
  await openProcess(resources, {
    folder: setup.folder,
    script: 'tests/bench/admin/owners-process.ts',
    port,
    env: { EVENTS_SIZE: String(PEOPLE) },
  });
  const ground = await setup.ground('rebuilt');
  const admin = await ground.serve(at(port));
  const events = [...LAST.values()].reduce((sum, { count }) => sum + count, 0);
  const first = await secondsUntil(ground.database, isRead(true));
  await ground.database.raw('ANALYZE');

  await ground.database('subscription').insert(OWNERS.map((owner) => ({ owner, is_live: false })));
  const startedAt = performance.now();
  const readers = readMeanwhile(admin);
  const read = await secondsUntil(ground.database, isRead(false));
  const whileRead = readers.take();
  await secondsUntil(ground.database, isShown);
  const shown = (performance.now() - startedAt) / 1_000 - read;
  const whileShown = await readers.stop();
  await admin.stop();

  const rate = events / read;
  const wrong = whileRead.wrong + whileShown.wrong;
  promised(rate >= MIN_A_SECOND && wrong === 0);
  return [
    `| ${events.toLocaleString('en-US')} events of ${PEOPLE.toLocaleString('en-US')} people, from three owners at once | |`,
    '|---|---:|',
    `| read for the first time, each page shown at once: events a second | ${Math.round(events / first)} |`,
    `| read anew from zero beside what is shown: events a second | **${Math.round(rate)}** |`,
    `| until all of it was shown: s after the last event | ${shown.toFixed(1)} |`,
    `| a page meanwhile, of ${whileRead.times.length}: ms, median | ${median(whileRead.times).toFixed(1)} |`,
    `| 95th of 100 | ${late(whileRead.times).toFixed(1)} |`,
    `| a page while another reading is shown, of ${whileShown.times.length}: ms, median | ${median(whileShown.times).toFixed(1)} |`,
    `| 95th of 100 | ${late(whileShown.times).toFixed(1)} |`,
    `| pages that were not as before | **${wrong}** |`,
  ];
}

type Row = { owner: string; is_live: boolean; position: string };

/** Whether the live readings, or those beside them, have come to the last event of each owner. */
const isRead = (isLive: boolean) => (rows: readonly Row[]) =>
  OWNERS.every((owner) => {
    const own = rows.filter((row) => row.owner === owner);
    const reading = own.find((row) => row.is_live === isLive);
    // What is there no more is shown already.
    if (!reading) return !isLive && own.length === 1;
    return reading.position === LAST.get(owner)?.position;
  });

const isShown = (rows: readonly Row[]) => rows.every((row) => row.is_live);

async function secondsUntil(
  database: Database,
  isSo: (rows: readonly Row[]) => boolean,
): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < GIVE_UP_MS) {
    if (isSo(await database<Row>('subscription'))) return (performance.now() - startedAt) / 1_000;
    await pause(100);
  }
  throw new Error('The events were not read in time.');
}

type Read = { times: number[]; wrong: number };

const PAGES = [
  '/users?page=1',
  `/users?page=${Math.ceil(PEOPLE / 50)}`,
  '/users?sort_by=latest_transaction&page=2',
  '/card_accounts?page=3',
  '/card_transactions?page=1',
  `/card_transactions?page=${Math.ceil(PEOPLE / 50)}`,
  '/waitlists?page=1',
  '/financial_health/survey_results?page=2',
];

/** Somebody of staff pages through the lists until she is stopped. */
function readMeanwhile({ get }: RunningAdmin) {
  const known = new Map<string, unknown>();
  let read: Read = { times: [], wrong: 0 };
  const stopping = new AbortController();
  const take = () => {
    const taken = read;
    read = { times: [], wrong: 0 };
    return taken;
  };
  const running = (async () => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '';
      const startedAt = performance.now();
      const page = await get<object>(path);
      read.times.push(performance.now() - startedAt);
      if (!known.has(path)) known.set(path, page);
      else if (!isDeepStrictEqual(known.get(path), page)) read.wrong += 1;
      await pause(READING_PAUSE_MS);
    }
  })();
  return {
    take,
    async stop(): Promise<Read> {
      stopping.abort();
      await running;
      return take();
    },
  };
}
