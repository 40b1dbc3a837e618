import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { bodyOf, comparable } from './client.ts';
import { member, newPerson, signIn, visitor } from './people.ts';
import { isMutation, nameOf, publishedRoutes } from './published-routes.ts';
import { changedBy } from './stored-rows.ts';

const WRONG = 'A'.repeat(86);

/** Parameters that are nobody's: what is refused before anything is looked at. */
const anyPath = (path: string): string => path.replaceAll(/:[^/]+/g, () => newId());

test.describe('every mutation that is published', { tag: '@http' }, () => {
  test('is refused without the token of its own session, and changes nothing [PLT-004, PLT-006]', async () => {
    const mutations = (await publishedRoutes()).filter(isMutation);
    const before = await newPerson();
    const preLogin = before.client.token;
    await signIn(before);
    const [other, stranger] = [await member(), await visitor()];
    const attempts = [
      { who: 'a member without a token', client: before.client, token: undefined },
      { who: 'a member with a wrong token', client: before.client, token: WRONG },
      { who: "a member with another's token", client: before.client, token: other.client.token },
      { who: "a member with her visitor's token", client: before.client, token: preLogin },
      { who: 'a visitor without a token', client: stranger, token: undefined },
      { who: 'a visitor with a wrong token', client: stranger, token: WRONG },
      { who: "a visitor with a member's token", client: stranger, token: other.client.token },
    ];
    const changed = await changedBy(async () => {
      for (const route of mutations) {
        for (const { who, client, token } of attempts) {
          const reply = await client.send(route.method, anyPath(route.path), {
            json: {},
            headers: { 'x-csrf-token': token },
          });
          expect(comparable(reply), `${nameOf(route)} by ${who}`).toEqual({
            status: 403,
            error: 'Invalid CSRF token',
            code: 'invalid_csrf_token',
          });
        }
      }
    });
    expect(changed).toEqual([]);
  });

  test('is refused from a foreign page, whatever its token', async () => {
    const { client } = await member();
    const foreign = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { origin: undefined, 'sec-fetch-site': 'cross-site' },
      { origin: undefined, 'sec-fetch-site': 'same-site' },
      { origin: undefined, 'sec-fetch-site': undefined, referer: 'https://elsewhere.example/' },
    ];
    const changed = await changedBy(async () => {
      for (const route of (await publishedRoutes()).filter(isMutation)) {
        for (const headers of foreign) {
          const reply = await client.send(route.method, anyPath(route.path), { json: {}, headers });
          const said = `${nameOf(route)} from ${JSON.stringify(headers)}`;
          expect({ ...bodyOf(reply), status: reply.status }, said).toMatchObject({
            status: 403,
            code: 'foreign_origin',
          });
        }
      }
    });
    expect(changed).toEqual([]);
  });
});

test.describe('every GET that changes state', () => {
  test('is refused unless our own page sends it', async () => {
    const { client } = await member();
    const routes = (await publishedRoutes()).filter((route) => route.state_changing);
    expect(routes.map(nameOf)).toContain('GET /users/sign_out');
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': undefined },
      { 'sec-fetch-site': undefined, referer: 'https://elsewhere.example/' },
    ];
    const changed = await changedBy(async () => {
      for (const route of routes) {
        for (const headers of foreign) {
          const reply = await client.send('GET', anyPath(route.path), { headers });
          const said = `${nameOf(route)} with ${JSON.stringify(headers)}`;
          expect({ ...bodyOf(reply), status: reply.status }, said).toMatchObject({
            status: 403,
            code: 'foreign_origin',
          });
        }
      }
    });
    expect(changed).toEqual([]);
    expect((await client.send('GET', '/api/v1/users/profile')).status).toBe(200);
  });
});
