import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import type {
  CurrentIdentityStatus,
  DocumentLink,
} from '@reset/api-contract/onboarding/identity.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jobsSchema, newId } from '@reset/service-kit';
import {
  asMember,
  eventually,
  startProviderSandbox,
  testDatabase,
  type RunningSandbox,
} from '@reset/service-kit/testing';
import { somebody } from '#testing/applying.ts';
import { DB } from '#testing/onboarding-service.ts';
import { serviceProcesses, startNeighbours } from '#testing/service-process.ts';

/* The service's own process, killed by the kernel while somebody takes pictures on her phone. */

const IDENTITY = '/identity_verifications';
const RETAKEN_WITHIN_MS = 60_000;
const processes = serviceProcesses();
let test: Awaited<ReturnType<typeof testDatabase>>;
let sandbox: RunningSandbox;
let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
beforeAll(async () => {
  [test, sandbox, neighbours] = await Promise.all([
    testDatabase(DB),
    startProviderSandbox(),
    startNeighbours({ last_name: 'Refer' }),
  ]);
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('onboarding')}`);
});
afterAll(async () => {
  processes.kill();
  await Promise.all([sandbox.stop(), neighbours.stop()]);
  await test.drop();
});

const userId = newId();

/** The process, which ends at that place; none for one that lives. */
async function startService(failpoint?: string) {
  const { url, ready, ended } = await processes.start(test.url, {
    PUBLIC_URL: neighbours.url,
    MEMBER_URL: neighbours.url,
    MAIL_URL: sandbox.mailUrl,
    TEXTS_URL: `${sandbox.url}/twilio`,
    SOCURE_URL: `${sandbox.url}/socure`,
    SOCURE_API_KEY: 'sandbox',
    ...(failpoint === undefined ? {} : { FAILPOINT: failpoint }),
  });
  await ready();
  const call = async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const reply = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...asMember(userId, { audience: 'onboarding' }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (reply.status === 204 ? undefined : await reply.json()) as Reply;
  };
  const reaches = (status: string) =>
    eventually(async () => {
      const current = await call<CurrentIdentityStatus>('GET', `${IDENTITY}/current_status`);
      expect(current.current_status).toBe(status);
    }, RETAKEN_WITHIN_MS);
  return { ended, call, reaches };
}

it('texts one link and verifies by its pictures, wherever the process was killed', async () => {
  const asked = await startService('identity.texted');
  await asked.call('GET', '/card_application/status');
  const terms = await asked.call<Disclosures>(
    'GET',
    `/disclosures?disclosure_types=${TERMS_TYPES.join(',')}`,
  );
  await asked.call('POST', '/acceptances/bulk', { disclosure_ids: terms.map(({ id }) => id) });
  await asked.call('POST', '/personal_infos', somebody());
  await asked.call('POST', `${IDENTITY}/submit_verification`, {});
  await asked.reaches('flagged_for_review');
  const link = await asked.call<DocumentLink>('POST', `${IDENTITY}/document_link`, {
    phone_number: '+12025550123',
  });
  expect(await asked.ended).toBe('SIGKILL');

  await fetch(`${sandbox.url}/socure/docv`, {
    method: 'POST',
    body: new URLSearchParams({
      token: link.document_id,
      front: 'front.jpg',
      back: 'back.jpg',
      outcome: 'accept',
    }),
  });
  const told = await startService('identity.checked');
  await told.call('POST', `${IDENTITY}/socure_redirect/${userId}`);
  expect(await told.ended).toBe('SIGKILL');

  const last = await startService();
  await last.reaches('verified_with_document');
  const texts = await fetch(`${sandbox.url}/texts.json?to=2025550123`);
  expect(await texts.json()).toHaveLength(1);
}, 180_000);
