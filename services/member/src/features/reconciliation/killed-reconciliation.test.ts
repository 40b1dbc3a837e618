import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema } from '@reset/service-kit';
import { plusDays } from '#calendar/calendar-date.ts';
import { memberDatabase } from '#testing/db.ts';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { serviceProcesses } from '#testing/service-process.ts';

/* The service's own process, killed by the kernel between the steps of paying the network. */

const DAY = '2026-11-20';
const ID = `card-settlement-${DAY}`;

const processes = serviceProcesses();
let test: Awaited<ReturnType<typeof memberDatabase>>;
let issuer: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  test = await memberDatabase();
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('member')}`);
  issuer = await startScriptedProvider();
  const report = { id: ID, type: 'CARD_SETTLEMENT', business_date: DAY, revision: 1 };
  issuer.answer(({ url = '' }) =>
    url.includes(`/reports/${ID}`)
      ? {
          body: {
            ...report,
            settlement_date: plusDays(DAY, 3),
            entry_count: 1,
            net_amount: -4_000,
            opening_balance: null,
            closing_balance: null,
            entries: [
              {
                transaction_id: 'purchase-1',
                type: 'PURCHASE',
                reference: '',
                trace_no: null,
                dc_sign: 'debit',
                amount: 4_000,
              },
            ],
            next_page_token: '',
          },
        }
      : { body: { reports: [report], next_page_token: '' } },
  );
});
afterAll(async () => {
  processes.kill();
  await issuer.stop();
  await test.drop();
});

const start = (failpoint: string | null) =>
  processes.start(test.url, {
    SYNCTERA_URL: issuer.url,
    SYNCTERA_API_KEY: 'key',
    ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
  });

const paid = () =>
  test.database('ledger.transfer').where({ code: 108 }).sum('amount as cents').first();

describe('a report of what the network gets', () => {
  it('is paid once, wherever the process was killed', async () => {
    for (const place of ['reconciliation.read', 'reconciliation.settled']) {
      const { ended } = await start(place);
      expect([place, await ended]).toEqual([place, 'SIGKILL']);
      expect(await test.database('reconciliation_file')).toEqual([]);
      expect((await paid())?.cents).toBeNull();
      // What a killed process was at is taken over after a minute: killed-limits.test.ts waits for that.
      await test
        .database(`${jobsSchema('member')}.job`)
        .where({ name: 'reconcile-files' })
        .delete();
    }
    const { child, ended } = await start(null);
    await eventually(
      async () => expect(await test.database('reconciliation_file')).toHaveLength(1),
      60_000,
    );
    child.kill('SIGTERM');
    await ended;
    expect(Number((await paid())?.cents)).toBe(4_000);
    const { rows } = await test.database.raw('SELECT * FROM money_problems()');
    expect(rows).toEqual([]);
  }, 240_000);
});
