import { newId } from '@reset/service-kit';
import { makeStaff } from '../../../infra/dev/seed/make-staff.ts';
import { codeFrom } from '../inbox.ts';
import { operator } from '../product/running-product.ts';
import { bodyOf, Client } from './client.ts';

/* People who are in no other test, each with a browser of her own. */

export const SIGN_IN = '/api/v1/users/sign_in';

export type Person = {
  id: string;
  email: string;
  password: string;
  /** Ten digits; null for who has no second factor. */
  phone: string | null;
  client: Client;
};

/** A browser that has opened a page of ours. */
export async function visitor(): Promise<Client> {
  const client = new Client();
  await client.open('/users/sign_in');
  return client;
}

type Situation = {
  hasSecondFactor?: boolean;
  isConfirmed?: boolean;
  name?: { first: string; last: string };
};

/** Makes an account with a member's data, and signs nobody in. */
export async function newPerson(situation: Situation = {}): Promise<Person> {
  const { hasSecondFactor = false, isConfirmed = true, name } = situation;
  const id = newId();
  const person = {
    id,
    email: `sura.${id}@example.com`,
    password: `${newId()}-Kq`,
    phone: hasSecondFactor ? newNumber() : null,
  };
  await operator('member').put(`/internal/members/${id}`, { repayment_method: 'ach_debit_flow' });
  await operator('public').put(`/internal/users/${id}`, {
    first_name: name?.first ?? 'Sura',
    last_name: name?.last ?? 'Sealed',
    email: person.email,
    password: person.password,
    confirmed: isConfirmed,
    ...(person.phone ? { phone_number: person.phone, mfa_enabled: true } : {}),
  });
  return { ...person, client: await visitor() };
}

/** Somebody who is signed in, on a page of hers. */
export async function member(situation: Situation = {}): Promise<Person> {
  const person = await newPerson(situation);
  await signIn(person);
  return person;
}

/** Somebody of staff, who is not signed in. */
export async function newStaff(): Promise<Person> {
  const person = await newPerson({ hasSecondFactor: true });
  const services = { admin: operator('admin'), publicService: operator('public') };
  await makeStaff(person.id, 'administrator', services);
  return person;
}

/** Somebody of staff, signed in with her second factor. */
export async function staff(): Promise<Person> {
  const person = await newStaff();
  await signIn(person);
  return person;
}

/** Signs in, by the code out of the text where one is asked for, and opens the dashboard. */
export async function signIn({ client, email, password, phone }: Person): Promise<void> {
  const body = { user: { email, password } };
  const send = async (more: object = {}) => {
    const reply = await client.send('POST', SIGN_IN, { json: { ...body, ...more } });
    if (reply.status !== 200) throw new Error(`${email} was not let in: ${reply.text}`);
    return bodyOf<{ mfa_required?: boolean }>(reply).mfa_required === true;
  };
  if (phone) {
    const code = await codeFrom(phone, () => send());
    await send({ otp_attempt: code });
  } else {
    await send();
  }
  await client.open('/dashboard');
}

const ADMIN_SESSION = '/api/v1/admin/session';
const SEND_CODE = '/api/v1/multifactor_authentication_configurations/send_code';

/** Proves once more who somebody of staff is; the header that her calls carry from then on. */
export async function adminToken({ client, id, phone }: Person): Promise<Record<string, string>> {
  const code = await codeFrom(phone ?? '', () =>
    client.send('POST', SEND_CODE, { json: { user_id: id } }),
  );
  const reply = await client.send('POST', ADMIN_SESSION, { json: { otp_attempt: code } });
  if (reply.status !== 200) throw new Error(`Staff got no token: ${reply.text}`);
  return { 'x-admin-token': bodyOf<{ admin_token: string }>(reply).admin_token };
}

// Of the form that the texts' sandbox takes, and nobody else's.
let last = Math.floor(Math.random() * 1_000_000) * 7;
function newNumber(): string {
  last += 1;
  return `2${String(last % 10_000_000).padStart(9, '0')}`;
}
