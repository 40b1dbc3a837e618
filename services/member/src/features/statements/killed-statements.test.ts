import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema } from '@reset/service-kit';
import { eventually, freePort } from '@reset/service-kit/testing';
import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import { memberDatabase } from '#testing/db.ts';
import { issueCard } from '#testing/issued-card.ts';
import { serviceProcesses } from '#testing/service-process.ts';
import { lastMonthEnd } from './statements.ts';

/* The service's own process, killed by the kernel between two pages of accounts. */

const PAGE = 200;
const ACCOUNTS = PAGE + 20;
const RETAKEN_WITHIN_MS = 60_000;

const processes = serviceProcesses();
let test: Awaited<ReturnType<typeof memberDatabase>>;
let publicService: Server;
let publicUrl: string;
/** How many people it still names; it answers nothing for all others. */
let named = PAGE;

beforeAll(async () => {
  test = await memberDatabase();
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  publicService = createServer(({ url }, response) => {
    if (!url?.startsWith('/internal/users/')) return void response.writeHead(404).end();
    named -= 1;
    if (named < 0) return undefined;
    return void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ first_name: 'Hazel', last_name: 'Hourly' }));
  }).listen(port, '127.0.0.1');
});
afterAll(async () => {
  processes.kill();
  publicService.closeAllConnections();
  publicService.close();
  await test.drop();
});

const countIssued = async () =>
  Number((await test.database('statement').count())[0]?.['count'] ?? 0);

describe('a service that is killed while it issues statements', () => {
  it(
    'leaves each issued or not begun, and the next issues the others, each once',
    async () => {
      for (let count = 0; count < ACCOUNTS; count += 1) await issueCard(test.database);
      await test
        .database('card_account')
        .update({ issued_on: plusDays(lastMonthEnd(dayOf(new Date())), -5) });
      const first = await processes.start(test.url, { PUBLIC_URL: publicUrl });
      await eventually(async () => (await countIssued()) === PAGE, RETAKEN_WITHIN_MS);
      first.child.kill('SIGKILL');
      expect(await first.ended).toBe('SIGKILL');
      expect(await countIssued()).toBe(PAGE);

      named = Infinity;
      // As later, when the run of a process that sends no heartbeat has been given up.
      await test.database.raw(
        `UPDATE ${jobsSchema('member')}.job SET heartbeat_on = heartbeat_on - interval '1 minute'
           WHERE state = 'active'`,
      );
      const next = await processes.start(test.url, { PUBLIC_URL: publicUrl });
      await eventually(async () => (await countIssued()) === ACCOUNTS, 2 * RETAKEN_WITHIN_MS);
      expect(await test.database('statement').distinct('card_account_id')).toHaveLength(ACCOUNTS);
      next.child.kill('SIGTERM');
      await next.ended;
    },
    4 * RETAKEN_WITHIN_MS,
  );
});
