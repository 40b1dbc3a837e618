import type { CardIssuance } from '@reset/api-contract/onboarding/card-issuance.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobsSchema, newId } from '@reset/service-kit';
import {
  asCaller,
  asMember,
  eventually,
  startProviderSandbox,
  testDatabase,
  type RunningSandbox,
} from '@reset/service-kit/testing';
import { somebody } from '#testing/applying.ts';
import { DB } from '#testing/onboarding-service.ts';
import { serviceProcesses, startNeighbours } from '#testing/service-process.ts';

/* The service's own process, killed by the kernel between the steps of verifying and of issuing. */

const audience = 'onboarding';
const processes = serviceProcesses();
let test: Awaited<ReturnType<typeof testDatabase>>;
let sandbox: RunningSandbox;
let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
beforeAll(async () => {
  [test, sandbox, neighbours] = await Promise.all([
    testDatabase(DB),
    startProviderSandbox(),
    startNeighbours(),
  ]);
  await test.database.raw(`CREATE SCHEMA ${jobsSchema('onboarding')}`);
});
afterAll(async () => {
  processes.kill();
  await Promise.all([sandbox.stop(), neighbours.stop()]);
  await test.drop();
});

/** The process, which ends at that place; none for one that lives. */
async function startService(failpoint: string | null) {
  const { url, ready, ended } = await processes.start(test.url, {
    PUBLIC_URL: neighbours.url,
    MEMBER_URL: neighbours.url,
    MAIL_URL: sandbox.mailUrl,
    SOCURE_URL: `${sandbox.url}/socure`,
    SOCURE_API_KEY: 'sandbox',
    ...(failpoint === null ? {} : { FAILPOINT: failpoint }),
  });
  await ready();
  const send = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return {
    ended,
    as: (userId: string) => {
      const call = (method: string, path: string, body?: object) =>
        send(method, `/api/v1${path}`, asMember(userId, { audience }), body);
      return {
        get: async <Reply>(path: string) => (await (await call('GET', path)).json()) as Reply,
        post: async (path: string, body?: object) => {
          const reply = await call('POST', path, body);
          if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
        },
      };
    },
    retry: (userId: string) =>
      send('POST', `/internal/card_issuances/${userId}/retry`, asCaller('operator', { audience }), {
        reason: 'The process was killed',
        actor_id: newId(),
      }),
  };
}

describe('an application', () => {
  it('comes to one verification, one account and one card, wherever the process was killed', async () => {
    const userId = newId();
    const identity = '/identity_verifications';
    const begun = await startService('identity.answered');
    const she = begun.as(userId);
    await she.get('/card_application/status');
    const terms = await she.get<Disclosures>(
      `/disclosures?disclosure_types=${TERMS_TYPES.join(',')}`,
    );
    await she.post('/acceptances/bulk', { disclosure_ids: terms.map(({ id }) => id) });
    await she.post('/personal_infos', somebody());
    await she.post(`${identity}/submit_verification`, {});
    expect(await begun.ended).toBe('SIGKILL');

    const checked = await startService('identity.checked');
    await checked.as(userId).post(`${identity}/socure_redirect/${userId}`);
    expect(await checked.ended).toBe('SIGKILL');

    const opened = await startService('card-issuance.account');
    const verified = opened.as(userId);
    await verified.post(`${identity}/socure_redirect/${userId}`);
    await eventually(async () => {
      const current = await verified.get<CurrentIdentityStatus>(`${identity}/current_status`);
      expect(current.current_status).toBe('verified_automatically');
    }, 30_000);
    await verified.post('/card_application/deposit_account');
    expect(await opened.ended).toBe('SIGKILL');

    const requested = await startService('card-issuance.card');
    await requested.as(userId).post('/card_application/confirm_repayment_account');
    expect(await requested.ended).toBe('SIGKILL');

    const last = await startService(null);
    expect((await last.retry(userId)).status).toBe(204);
    await eventually(async () => {
      const issuance = await last.as(userId).get<CardIssuance>('/card_application/issuance');
      expect(issuance).toMatchObject({ account_opened: true, card_issued: true });
    }, 30_000);
    // Each by the same command, which the member service does once (killed-issuing.test.ts).
    const commands = neighbours.issued.map(({ what, body }) => JSON.stringify([what, body]));
    expect(new Set(commands).size).toBe(2);
    const evaluations = await test.database('identity_verification').where({ user_id: userId });
    expect(evaluations).toMatchObject([{ status: 'verified_automatically' }]);
    const made = await fetch(`${sandbox.url}/control/socure/evaluations.json`);
    const { evaluations: all } = (await made.json()) as { evaluations: { id: string }[] };
    expect(all.map(({ id }) => id)).toEqual([evaluations[0].id]);
  }, 180_000);
});
