import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { bodyOf, comparable, type Call, type Client, type Reply } from './client.ts';
import { kindOf } from './parameters.ts';
import { adminToken, member, newPerson, staff, visitor } from './people.ts';
import { isMutation, nameOf, OWN_ID, publishedRoutes } from './published-routes.ts';

const routesWithId = async (): Promise<PublishedRoute[]> =>
  (await publishedRoutes()).filter(
    (route) => route.path.includes('/:') && nameOf(route) !== OWN_ID,
  );

/** @param ids of the path's parameters, joined by `/`; those that are left stand for nothing */
const call = (client: Client, route: PublishedRoute, ids: string, more: Call = {}) => {
  const given = ids.split('/');
  const path = route.path.replaceAll(/:[^/]+/g, () => given.shift() ?? newId());
  return client.send(route.method, path, more);
};

const isDone = ({ status }: Reply): boolean => status >= 200 && status < 300;

test.describe("every published path with somebody's or something's id", () => {
  test('is of a kind that the matrix knows', async () => {
    for (const route of await routesWithId()) expect(() => kindOf(route)).not.toThrow();
  });

  test('does to her own what a member asks, and knows nothing of others’', async () => {
    test.setTimeout(240_000);
    const routes = (await routesWithId()).filter(({ access }) => access === 'member');
    for (const route of routes) {
      const { make, json } = kindOf(route);
      const [owner, other] = [await member(), await member()];
      const more = json === undefined ? {} : { json: json(owner) };
      const id = await make(owner, {});
      const foreign = await call(other.client, route, id, more);
      const absent = await call(other.client, route, newId(), more);
      expect(foreign.status, nameOf(route)).toBe(404);
      expect(comparable(foreign), nameOf(route)).toEqual(comparable(absent));
      expect((await call(await visitor(), route, id, more)).status, nameOf(route)).toBe(401);
      const own = await call(owner.client, route, id, more);
      expect(isDone(own), `${nameOf(route)} says ${own.status} ${own.text}`).toBe(true);
    }
  });

  test('that may be her own alone is refused with any other, known or not [ONB-109]', async () => {
    const route = (await publishedRoutes()).find((one) => nameOf(one) === OWN_ID);
    if (!route) throw new Error('The route is not published.');
    const [owner, other] = [await member(), await member()];
    const foreign = await call(other.client, route, owner.id);
    expect(foreign.status).toBe(403);
    expect(comparable(await call(other.client, route, newId()))).toEqual(comparable(foreign));
    expect((await call(await visitor(), route, owner.id)).status).toBe(401);
    // She has told nothing of herself yet.
    expect((await call(owner.client, route, owner.id)).status).toBe(409);
  });

  test('does for staff what they ask, by their token, and nothing for others', async () => {
    // What waits for staff is published each minute.
    test.setTimeout(600_000);
    const routes = (await routesWithId()).filter(({ access }) => access === 'admin');
    const proven = async () => {
      const person = await staff();
      return { owner: person, headers: await adminToken(person), at: Date.now() };
    };
    let shared = await proven();
    const [other, stranger] = [await member(), await visitor()];
    for (const route of routes) {
      const { make, json } = kindOf(route);
      // What moves money or exports takes a proof of the last five minutes.
      if (Date.now() - shared.at > RENEWED_AFTER_MS) shared = await proven();
      // What begins another session leaves her nothing to go on with.
      const { owner, headers } = route.session === 'starts' ? await proven() : shared;
      const more =
        json === undefined || route.body_bytes === undefined ? {} : { json: json(owner) };
      const id = await make(owner, headers);
      expect((await call(stranger, route, id, more)).status, nameOf(route)).toBe(401);
      expect((await call(other.client, route, id, more)).status, nameOf(route)).toBe(403);
      expect((await call(owner.client, route, id, more)).status, nameOf(route)).toBe(403);
      const absent = await call(owner.client, route, newId(), { ...more, headers });
      expect(absent.status, nameOf(route)).toBe(404);
      const done = await call(owner.client, route, id, { ...more, headers });
      expect(isDone(done), `${nameOf(route)} says ${done.status} ${done.text}`).toBe(true);
    }
  });
});

const RENEWED_AFTER_MS = 60_000;

const SEND_CODE = 'POST /multifactor_authentication_configurations/send_code';
/** What nobody does in another's name, with all else that it takes. */
const ABOUT_ONESELF: Record<string, object> = {
  'POST /pinwheel/log_event': { event_name: 'exit', event_data: {} },
  'POST /qualifier/waitlist': {
    email: 'sura@example.com',
    name: 'Sura Sealed',
    income_type: 'gig',
    payroll_provider_name: 'Dashling Delivery',
  },
};
/** The calls that take a person's id in their body, each tried below. */
const NAMING_A_PERSON = new Set([SEND_CODE, ...Object.keys(ABOUT_ONESELF)]);
const NO_SUCH_FIELD = 'There is no such field.';

test.describe('a body that names a person', () => {
  test('is taken by no call that is not tried here', async () => {
    const person = await staff();
    const headers = await adminToken(person);
    for (const route of (await publishedRoutes()).filter(isMutation)) {
      const { client } = route.access === 'admin' ? person : await member();
      const path = route.path.replaceAll(/:[^/]+/g, () => newId());
      for (const field of ['user_id', 'userId']) {
        const more = route.access === 'admin' ? { headers } : {};
        const reply = await client.send(route.method, path, { json: { [field]: 7 }, ...more });
        type Refused = { errors?: Record<string, string[]> };
        const errors = reply.status === 422 ? bodyOf<Refused>(reply).errors?.[field] : undefined;
        const isTaken = errors !== undefined && !errors.includes(NO_SUCH_FIELD);
        if (isTaken) expect([...NAMING_A_PERSON]).toContain(nameOf(route));
      }
    }
  });

  test('sends a code for nobody but who asks or has just given the password', async () => {
    const path = `/api/v1${SEND_CODE.replace('POST ', '')}`;
    const send = (client: Client, user_id: string) =>
      client.send('POST', path, { json: { user_id } });
    const [victim, other] = [await newPerson({ hasSecondFactor: true }), await member()];
    const [foreign, absent] = [
      await send(other.client, victim.id),
      await send(other.client, newId()),
    ];
    expect(foreign.status).toBe(403);
    expect(comparable(foreign)).toEqual(comparable(absent));
    const stranger = await visitor();
    const [known, unknown] = [await send(stranger, victim.id), await send(stranger, newId())];
    expect(known.status).toBe(401);
    expect(comparable(known)).toEqual(comparable(unknown));
  });

  for (const [name, json] of Object.entries(ABOUT_ONESELF)) {
    test(`${name} is done for nobody but who asks`, async () => {
      const path = `/api/v1${name.replace('POST ', '')}`;
      const [owner, other] = [await member(), await member()];
      const send = (user_id: string) =>
        owner.client.send('POST', path, { json: { ...json, user_id } });
      const [foreign, absent] = [await send(other.id), await send(newId())];
      expect(foreign.status).toBe(403);
      expect(comparable(foreign)).toEqual(comparable(absent));
      expect(isDone(await send(owner.id))).toBe(true);
    });
  }
});
