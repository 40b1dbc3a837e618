import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema } from '@reset/service-kit';
import {
  compileCache,
  eventually,
  startProviderSandbox,
  testDatabase,
  type RunningSandbox,
} from '@reset/service-kit/testing';
import { DB } from '#testing/public-service.ts';

const SCRIPT = join(import.meta.dirname, '../testing/sending-process.ts');
const RETAKEN_WITHIN_MS = 60_000;

let test: Awaited<ReturnType<typeof testDatabase>>;
let sandbox: RunningSandbox;

beforeAll(async () => {
  [test, sandbox] = await Promise.all([testDatabase(DB), startProviderSandbox()]);
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('public')}`);
});

afterAll(async () => {
  await sandbox.stop();
  await test.drop();
});

/** A process that sends; `said` is a line for each mail and text that it sent. */
function startSender(env: { DIES?: string; ADDS_FOR?: string }) {
  const child = spawn(process.execPath, [SCRIPT], {
    env: {
      ...compileCache(),
      DATABASE_URL: test.url,
      MAIL_URL: sandbox.mailUrl,
      MAIL_FROM: 'Reset <no-reply@reset.example>',
      TEXTS_URL: `${sandbox.url}/twilio`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(...chunk.toString().trim().split('\n')));
  return { child, said, ended: once(child, 'exit').then(([, signal]) => signal as string) };
}

const read = async <Found>(path: string): Promise<Found[]> =>
  (await (await fetch(`${sandbox.url}${path}`)).json()) as Found[];
const mailsTo = (address: string) => read<{ subject: string }>(`/inbox.json?to=${address}`);

describe('a job of a process that was killed', () => {
  it(
    'is done by another within a minute, and what had been sent is sent again as the same',
    async () => {
      const before = startSender({ DIES: 'before', ADDS_FOR: 'before@example.com' });
      expect(await before.ended).toBe('SIGKILL');
      const after = startSender({ DIES: 'after', ADDS_FOR: 'after@example.com' });
      expect(await after.ended).toBe('SIGKILL');
      expect(await mailsTo('before@example.com')).toEqual([]);
      expect(await mailsTo('after@example.com')).toHaveLength(1);
      const texts = () => read('/texts.json?to=3105550142');
      expect(await texts()).toHaveLength(1);

      const next = startSender({});
      await eventually(() => next.said.length === 2, RETAKEN_WITHIN_MS);
      next.child.kill('SIGTERM');
      await next.ended;
      // The second time with the id of the first, so that it is one mail and one text.
      expect(next.said).toContain(after.said[0]);
      expect(await mailsTo('after@example.com')).toHaveLength(1);
      expect(await mailsTo('before@example.com')).toMatchObject([{ subject: 'Welcome' }]);
      expect(await texts()).toHaveLength(2);
    },
    RETAKEN_WITHIN_MS + 30_000,
  );
});
