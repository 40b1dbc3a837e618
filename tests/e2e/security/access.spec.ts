import { newId } from '@reset/service-kit';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { expect, test } from 'playwright/test';
import { bodyOf, type Client, type Reply } from './client.ts';
import { adminToken, member, staff, visitor } from './people.ts';
import { isMutation, nameOf, OWN_ID, publishedRoutes } from './published-routes.ts';

/** With a look of their own at who asks. */
const OWN_CHECK = new Set(['POST /multifactor_authentication_configurations/send_code', OWN_ID]);
/** How staff come by the token, and what the bar above a page that they overrode ends without one. */
const WITHOUT_TOKEN = new Set(['POST /admin/session', 'DELETE /admin/release_overrides/current']);

type Caller = { client: Client; headers?: Record<string, string> };

const CALLERS = {
  visitor: async () => ({ client: await visitor() }),
  member,
  staff,
  'staff with a token': async () => {
    const person = await staff();
    return { client: person.client, headers: await adminToken(person) };
  },
} satisfies Record<string, () => Promise<Caller>>;
type Kind = keyof typeof CALLERS;

function call(
  { method, path, body_bytes: bytes }: PublishedRoute,
  { client, headers }: Caller,
): Promise<Reply> {
  const url = path.replaceAll(/:[^/]+/g, () => newId());
  return client.send(method, url, {
    ...(bytes === undefined ? {} : { json: {} }),
    ...(headers ? { headers } : {}),
  });
}

/** Which refusal a caller meets; null for none that is about who she is. */
function refusalFor(route: PublishedRoute, kind: Kind): [number, string] | null {
  if (route.access === 'visitor') return null;
  // Whoever she is, she has not signed it as the provider does.
  if (route.access === 'provider') return [401, 'unauthorized'];
  if (kind === 'visitor') return [401, 'unauthorized'];
  if (route.access === 'member') return null;
  if (kind === 'member') return [403, 'forbidden'];
  if (kind === 'staff with a token' || WITHOUT_TOKEN.has(nameOf(route))) return null;
  return [403, 'admin_token_required'];
}

test.describe('every published call', { tag: '@http' }, () => {
  test.setTimeout(180_000);

  for (const kind of Object.keys(CALLERS) as Kind[]) {
    test(`lets a ${kind} in or refuses her by its published access [PLT-069]`, async () => {
      let caller: Caller = await CALLERS[kind]();
      for (const route of await publishedRoutes()) {
        if (OWN_CHECK.has(nameOf(route))) continue;
        const reply = await call(route, caller);
        const refusal = refusalFor(route, kind);
        const said = `${nameOf(route)} for a ${kind} says ${reply.status} ${reply.text}`;
        if (refusal) expect([reply.status, bodyOf(reply)['code']], said).toEqual(refusal);
        else expect([401, 403], said).not.toContain(reply.status);
        expect(reply.status, said).toBeLessThan(500);
        // Some calls end the session that they come by.
        const hasDone = (isMutation(route) || route.state_changing) && reply.status < 300;
        if (hasDone) caller = await CALLERS[kind]();
      }
    });
  }

  test('keeps what it answers to somebody out of every cache', async () => {
    const { client } = await member();
    const reads = (await publishedRoutes()).filter(
      (route) => route.method === 'GET' && route.access === 'member' && !route.state_changing,
    );
    for (const { path } of reads) {
      const reply = await client.send('GET', path);
      expect(reply.headers['cache-control'], path).toContain('no-store');
    }
  });

  test('answers in snake_case [PLT-009]', async () => {
    const { client } = await member();
    const keysOf = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, below]) => [
            ...(Array.isArray(value) ? [] : [key]),
            ...keysOf(below),
          ])
        : [];
    const reads = (await publishedRoutes()).filter(
      (route) => route.method === 'GET' && !route.state_changing && !route.stream,
    );
    for (const { path } of reads) {
      const keys = keysOf(JSON.parse((await client.send('GET', path)).text));
      expect(
        keys.filter((key) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(key)),
        path,
      ).toEqual([]);
    }
  });

  test('is unknown below another method or name, whoever asks [PLT-001]', async () => {
    const { client } = await member();
    for (const path of ['/api/v1/nothing', '/api/users/profile', '/api/v2/users/profile']) {
      expect((await client.send('GET', path)).status).toBe(404);
    }
    expect((await client.send('PUT', '/api/v1/users/profile', { json: {} })).status).toBe(404);
  });
});
