import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { openFolder } from '../../resources/postgres.ts';
import type { Resources } from '../../resources/with-resources.ts';
import type { Ground } from '../money/setup.ts';
import { at, gatewayKeys, openProcess, root } from '../setup/processes.ts';

/** The payday: a Friday on which banks settle, so late that no process of the real day's is about it. */
export const PAYDAY = '2031-11-21';

/** The month of that payday is over, in Los Angeles too. */
export const AFTER_MONTH = '2031-12-01T12:00:00Z';

export type Payday = {
  /** Runs a job once, as if it were that instant; the milliseconds that it took. */
  runAt(job: 'repay-by-debit' | 'issue-statements', instant: string): Promise<number>;
  /** From now on the issuer says that what was sent is complete. @returns how many transfers there are */
  endDay(): Promise<number>;
};

/** The issuer, and the process that debits members and issues their statements, on a database with their debts. */
export async function openPayday(
  resources: Resources,
  { memberUrl }: Ground,
  dataKey: string,
): Promise<Payday> {
  const folder = await openFolder(resources);
  const [issuer, worker] = [await freePort(), await freePort()];
  await openProcess(resources, {
    folder,
    script: 'tests/bench/payday/ach-issuer.ts',
    port: issuer,
    env: { DAY: PAYDAY },
  });
  await openProcess(resources, {
    folder,
    script: 'tests/bench/payday/jobs-worker.ts',
    port: worker,
    env: {
      ...gatewayKeys().env,
      LOG_LEVEL: 'warn',
      DATABASE_URL: memberUrl,
      DATA_KEY: dataKey,
      PUSH_KEYS: randomBytes(32).toString('base64url'),
      PUBLIC_URL: at(issuer),
      ONBOARDING_URL: at(1),
      ORIGIN: at(1),
      MAIL_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@reset.example',
      TEXTS_URL: 'http://127.0.0.1:1',
      TEXTS_ACCOUNT: 'any',
      TEXTS_TOKEN: 'any',
      TEXTS_FROM: '+12025550100',
      SYNCTERA_URL: at(issuer),
      SYNCTERA_API_KEY: randomBytes(12).toString('hex'),
      PARTNERS_FOLDER: join(root, 'partners'),
    },
  });
  // `fetch` waits for five minutes and no longer.
  const put = async (url: string): Promise<string> => {
    const asked = request(url, { method: 'PUT', agent: false }).end();
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    const said = await text(reply);
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${said}`);
    return said;
  };
  return {
    runAt: async (job, instant) => Number(await put(`${at(worker)}/runs/${job}/${instant}`)),
    endDay: async () => (JSON.parse(await put(`${at(issuer)}/day`)) as { sent: number }).sent,
  };
}
