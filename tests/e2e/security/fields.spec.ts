import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { bodyOf, type Client } from './client.ts';
import { adminToken, member, staff } from './people.ts';
import { isMutation, nameOf, publishedRoutes, type BrowsersRoute } from './published-routes.ts';
import { changedBy } from './stored-rows.ts';

/** What somebody would like to be or to have, and may not say of herself. */
const WISHES = { admin: true, partner_slug: 'csc', repayment_method: 'direct_deposit_flow' };
const NO_SUCH_FIELD = ['There is no such field.'];

/** Which of them staff set for somebody. */
const OF_STAFF: Record<string, string> = {
  'POST /admin/users/:id/override_user_config': 'repayment_method',
};

type Refused = { errors?: Record<string, string[]> };

test.describe('every mutation that is published', () => {
  test('refuses fields that it does not have, by name, and stores nothing', async () => {
    const callers = { visitor: await asMember(), member: await asMember(), admin: await asStaff() };
    const mutations = (await publishedRoutes()).filter(isMutation);
    const readers = mutations.filter((route) => route.body_bytes !== undefined);
    expect(readers.map(nameOf)).toContain('POST /users/sign_in');

    // Once for all of them: to wait for quiet takes longer than to ask.
    const changed = await changedBy(async () => {
      for (const route of mutations.filter((one) => !readers.includes(one))) {
        const { client, headers } = callers[route.access];
        const reply = await client.send(route.method, pathOf(route), { json: WISHES, headers });
        expect(reply.status, `${nameOf(route)} says ${reply.text}`).toBe(422);
      }
      for (const route of readers) {
        const { client, headers } = callers[route.access];
        for (const wishes of [WISHES, { user: WISHES }]) {
          const reply = await client.send(route.method, pathOf(route), { json: wishes, headers });
          const said = `${nameOf(route)} says ${reply.status} ${reply.text}`;
          expect(reply.status, said).toBe(422);
          const { errors = {} } = bodyOf<Refused>(reply);
          const named =
            'user' in wishes && isNoField(errors['user']) ? ['user'] : Object.keys(WISHES);
          const unknown = named.filter((name) => name !== OF_STAFF[nameOf(route)]);
          for (const name of unknown) expect(errors[name], said).toEqual(NO_SUCH_FIELD);
        }
      }
    });
    expect(changed).toEqual([]);
  });

  test('takes a field that nobody asked for in the address for nothing', async () => {
    const { client } = await member();
    const query = new URLSearchParams({ admin: 'true', partner_slug: 'csc', user_id: newId() });
    const plain = await client.send('GET', '/api/v1/users/profile');
    const asked = await client.send('GET', `/api/v1/users/profile?${query}`);
    expect(asked.status).toBe(200);
    expect(asked.text).toBe(plain.text);
  });
});

const isNoField = (errors: string[] | undefined): boolean =>
  JSON.stringify(errors) === JSON.stringify(NO_SUCH_FIELD);

const pathOf = ({ path }: BrowsersRoute): string => path.replaceAll(/:[^/]+/g, () => newId());

type Caller = { client: Client; headers: Record<string, string> };

/** For visitors' calls as well: some look at who asks before they look at what. */
const asMember = async (): Promise<Caller> => ({ client: (await member()).client, headers: {} });

async function asStaff(): Promise<Caller> {
  const person = await staff();
  return { client: person.client, headers: await adminToken(person) };
}
