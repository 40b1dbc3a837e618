import { newId } from '@reset/service-kit';
import { asMember, asViewer } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beginSignUp, inBrowser, putPassword } from '#testing/account-calls.ts';
import { readOwnPersonalData } from '#features/personal-data/personal-data.store.ts';
import {
  operator,
  putUser,
  readEvents,
  startPublicService,
  visitor,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

const audience = 'public';
const person = async () => {
  const id = newId();
  await putUser(service.app, id, { email: `${id}@example.com` });
  return id;
};
const choose = (id: string, language: unknown, headers = asMember(id, { audience })) =>
  service.app.inject({
    method: 'PUT',
    url: '/api/v1/users/language',
    headers,
    payload: { language },
  });
const identityOf = async (id: string) =>
  (await service.app.inject({ url: `/internal/users/${id}`, headers: operator() })).json();
const languageOf = async (id: string) => (await identityOf(id)).language;

describe('PUT /users/language', () => {
  it('keeps what she chose last, of which her data copy has word', async () => {
    const id = await person();
    expect(await languageOf(id)).toBeNull();
    for (const language of ['es-US', 'en-US', 'es-US']) {
      expect((await choose(id, language)).statusCode).toBe(204);
      expect(await languageOf(id)).toBe(language);
    }
    const { sections } = await readOwnPersonalData(service.database, id);
    const account = sections.find(({ name }) => name === 'account');
    expect(account?.rows).toMatchObject([{ id, language: 'es-US' }]);
  });

  it.each(['es', 'es-MX', 'en-XA', '', null, 7])('refuses %j', async (language) => {
    const id = await person();
    expect((await choose(id, language)).statusCode).toBe(422);
    expect(await languageOf(id)).toBeNull();
  });

  it('is refused to visitors, and to staff while they view as her', async () => {
    const id = await person();
    expect((await choose(id, 'es-US', visitor())).statusCode).toBe(401);
    const viewer = asViewer(id, newId(), { audience });
    expect((await choose(id, 'es-US', viewer)).statusCode).toBe(403);
    expect(await languageOf(id)).toBeNull();
  });

  it('is told to nobody by an event, and stays when whoever operates brings the account to a state', async () => {
    const id = await person();
    const before = (await readEvents(service.app)).length;
    await choose(id, 'es-US');
    expect(await readEvents(service.app)).toHaveLength(before);
    await putUser(service.app, id, { email: `${id}@example.com`, first_name: 'Rosalia' });
    expect(await identityOf(id)).toMatchObject({ first_name: 'Rosalia', language: 'es-US' });
  });
});

describe('POST /users', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es-US'],
    ['en-US', 'en-US'],
    ['fr-FR', null],
    [undefined, null],
  ])('keeps of %j that she reads %j, for her account too', async (accepted, language) => {
    const email = `${newId()}@example.com`;
    const headers = {
      ...inBrowser('hers'),
      ...(accepted === undefined ? {} : { 'accept-language': accepted }),
    };
    const token = await beginSignUp(service.app, { email }, headers);
    expect((await putPassword(service.app, token)).statusCode).toBe(200);
    const user = await service.database('users').where({ email }).first();
    expect(await languageOf(user.id)).toBe(language);
    const { sections } = await readOwnPersonalData(service.database, user.id);
    expect(sections.find(({ name }) => name === 'sign_ups')?.rows).toMatchObject([{ language }]);
  });
});
