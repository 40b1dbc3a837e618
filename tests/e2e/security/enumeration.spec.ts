import { expect, test } from 'playwright/test';
import { newId } from '@reset/service-kit';
import { bodyOf, type Call, type Client, type Reply } from './client.ts';
import { member, newPerson, SIGN_IN, visitor } from './people.ts';

/* What a stranger is answered about an address that has an account, and about one that has none. */

const PASSWORDS = '/api/v1/users/passwords';
const USERS = '/api/v1/users';

type Question = {
  name: string;
  ask(client: Client, email: string): Promise<Reply>;
};

const post =
  (path: string, json: (email: string) => Call['json']) =>
  (client: Client, email: string): Promise<Reply> =>
    client.send('POST', path, { json: json(email) });

const QUESTIONS: Question[] = [
  {
    name: 'sign-in with a wrong password',
    ask: post(SIGN_IN, (email) => ({ user: { email, password: 'wrong-Password-1' } })),
  },
  { name: 'a reset', ask: post(PASSWORDS, (email) => ({ user: { email } })) },
  {
    name: 'sign-up',
    ask: post(USERS, (email) => ({ user: { first_name: 'Una', last_name: 'Known', email } })),
  },
];

/** What a stranger can compare: the status, the headers but for times and ids, the shape. */
function looks({ status, headers, text }: Reply): object {
  const names = Object.keys(headers).toSorted();
  return { status, names, shape: shapeOf(text === '' ? null : JSON.parse(text)) };
}

function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shapeOf(field)]));
}

test.describe('a stranger learns of no address whether it has an account', { tag: '@http' }, () => {
  for (const { name, ask } of QUESTIONS) {
    test(`from ${name}${name === 'sign-up' ? ' [PUB-076]' : ''}`, async () => {
      const person = await newPerson();
      const [first, second] = [await visitor(), await visitor()];
      const known = await ask(first, person.email);
      // As long as hers, so that what echoes it is as long.
      const unknown = await ask(second, person.email.replace(person.id, newId()));
      expect(looks(known)).toEqual(looks(unknown));
      expect(known.status).toBeLessThan(500);
      expect([401, 403, 404]).not.toContain(known.status);
    });
  }

  test('from correcting an address that nobody has confirmed, nor from what is shown of it', async () => {
    const person = await newPerson();
    const correct = async (email: string) => {
      const { client, password } = await member({ isConfirmed: false });
      const reply = await client.send('PUT', '/api/v1/users/unconfirmed_email', {
        json: { user: { email }, current_password: password },
      });
      const profile = await client.send('GET', '/api/v1/users/profile');
      return { reply, shown: bodyOf<{ email: string }>(profile) };
    };
    const known = await correct(person.email);
    const unknown = await correct(person.email.replace(person.id, newId()));
    expect(known.reply.status).toBe(204);
    expect(looks(known.reply)).toEqual(looks(unknown.reply));
    expect(known.shown.email).toBe(person.email);
    expect(shapeOf(known.shown)).toEqual(shapeOf(unknown.shown));
  });

  test('from the token that sign-up answers with: set against a taken address it is as an expired one [PUB-076]', async () => {
    const person = await newPerson();
    const client = await visitor();
    const signUp = await QUESTIONS.at(-1)?.ask(client, person.email);
    const { reset_password_token } = bodyOf<{ reset_password_token: string }>(signUp as Reply);
    const put = (token: string) =>
      client.send('PUT', PASSWORDS, {
        json: { user: { password: `${newId()}-Kq` }, reset_password_token: token, score: 4 },
      });
    const [decoy, expired] = [await put(reset_password_token), await put('never.was.a.token')];
    expect(decoy.status).toBe(400);
    expect(looks(decoy)).toEqual(looks(expired));
    expect(bodyOf(decoy)['errors']).toEqual(['Reset password token is invalid']);
  });
});
