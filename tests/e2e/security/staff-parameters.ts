import type { Exports } from '@reset/api-contract/admin/export-data.ts';
import type { Timeline } from '@reset/api-contract/admin/user-timeline.ts';
import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { newId } from '@reset/service-kit';
import { expect } from 'playwright/test';
import { ssnFor } from '../flagged.ts';
import { adminService, operator } from '../product/running-product.ts';
import { bodyOf } from './client.ts';
import { adminToken, newPerson, newStaff, signIn, staff, type Person } from './people.ts';
import { purchaseOf } from './purchase-of.ts';

/* What the parameters in paths below /admin stand for. */

/** What staff say why they do it. */
export const BECAUSE = { reason: 'Tried by the matrix.' };

/** Made by a colleague: nobody approves what she made herself. */
export async function schedule(): Promise<string> {
  const { id: user_id } = await newPerson();
  type Made = { repayment_schedule: { id: string } };
  const made = await adminService('member').post<Made>('/internal/repayment_schedules', {
    made_by: newId(),
    repayment_schedule: {
      user_id,
      schedule_type: 'weekly',
      business_day_adjustment: 'after',
      recurring_day_of_week: 5,
    },
  });
  return made.repayment_schedule.id;
}

/** Somebody who owes something, once her bank account is known to be hers. */
export async function debtor({ amountCents = 2_340 } = {}): Promise<string> {
  const person = await newPerson({ name: BANK_OWNER });
  const access_token = 'access-sandbox-hourly_ach';
  await operator('member').put(`/internal/members/${person.id}/bank_link`, { access_token });
  await purchaseOf(person.id, { amountCents });
  await signIn(person);
  const wanted = { json: { id: newId(), amount: 0.01 } };
  const repay = () => person.client.send('POST', '/api/v1/repayments', wanted);
  await expect.poll(async () => (await repay()).status, { timeout: 30_000 }).toBe(201);
  return person.id;
}

/** As the sandbox's bank has her. */
const BANK_OWNER = { first: 'Hazel', last: 'Hourly' };

export const todayInLosAngeles = () =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });

/** Of a debit that staff have asked for, and that is still to come. */
export async function scheduledDebit(): Promise<string> {
  const path = `/internal/members/${await debtor()}/debits`;
  const debit = { made_by: newId(), effective_date: todayInLosAngeles() };
  return (await adminService('member').post<{ id: string }>(path, debit)).id;
}

/** A colleague wants to debit more than is debited without another person's approval. */
export async function largeDebit(): Promise<string> {
  const colleagueOfHers = await staff();
  return ownLargeDebit(colleagueOfHers, await adminToken(colleagueOfHers));
}

/** She wants to herself. */
export async function ownLargeDebit(
  { client }: Person,
  headers: Record<string, string>,
): Promise<string> {
  const owing = await debtor({ amountCents: 30_000 });
  const path = `/api/v1/admin/users/${owing}/debit_external_account`;
  const json = { ...BECAUSE, effective_date: todayInLosAngeles() };
  const waiting = await client.send('POST', path, { json, headers });
  if (waiting.status !== 202) throw new Error(`Nothing waits to be approved: ${waiting.text}`);
  return bodyOf<{ approval: { id: string } }>(waiting).approval.id;
}

/** Something that she had done. */
export async function command(
  { client }: Person,
  headers: Record<string, string>,
): Promise<string> {
  const key = newId();
  const path = `/api/v1/admin/users/${(await newPerson()).id}/end_sessions`;
  const given = await client.send('POST', path, {
    json: BECAUSE,
    headers: { ...headers, 'idempotency-key': key },
  });
  if (given.status !== 204) throw new Error(`The command was not done: ${given.text}`);
  return key;
}

/** A file that she has asked for, once it is made. */
export async function finishedExport(
  { client }: Person,
  headers: Record<string, string>,
): Promise<string> {
  const id = newId();
  const asked = await client.send('POST', '/api/v1/admin/export_data', {
    json: { type: 'waitlist' },
    headers: { ...headers, 'idempotency-key': id },
  });
  if (asked.status !== 202) throw new Error(`Nothing was exported: ${asked.text}`);
  const path = '/api/v1/admin/exports';
  const list = async () =>
    bodyOf<Exports>(await client.send('GET', path, { headers })).exports.find(
      (one) => one.id === id,
    );
  await expect.poll(async () => (await list())?.state, { timeout: 60_000 }).toBe('ready');
  return id;
}

/** Somebody of whom the staff's lists have been told. */
export async function listedPerson(
  staffer: Person,
  headers: Record<string, string>,
): Promise<string> {
  const { id } = await newPerson();
  await isListed(id, staffer, headers);
  return id;
}

/** She has a bank and a payroll. */
export async function linkedPerson(
  staffer: Person,
  headers: Record<string, string>,
): Promise<string> {
  const id = await listedPerson(staffer, headers);
  await linkAll(id);
  return id;
}

/** Staff have set what she earns. */
export async function overriddenPerson(
  staffer: Person,
  headers: Record<string, string>,
): Promise<string> {
  const id = await linkedPerson(staffer, headers);
  const path = `/api/v1/admin/users/${id}/override_compensation`;
  const json = { ...BECAUSE, compensation_amount_int: 140_000, pay_frequency: 'bi_weekly' };
  const given = await staffer.client.send('POST', path, { json, headers });
  if (given.status !== 204) throw new Error(`Nothing was set: ${given.text}`);
  return id;
}

/** Her identity is doubted: the sandbox's verifier goes by the last name. */
export async function flaggedPerson(
  staffer: Person,
  headers: Record<string, string>,
): Promise<string> {
  const id = await applicant({ last: 'Refer', status: 'flagged_for_review' });
  await isListed(id, staffer, headers);
  return id;
}

type Applying = {
  /** The sandbox's verifier goes by it. */
  last: string;
  /** What becomes of her verification. */
  status: NonNullable<CurrentIdentityStatus['current_status']>;
  ssn?: string;
};

/** Somebody who has told who she is, and whose verification has come so far. */
export async function applicant({ last, status, ssn }: Applying): Promise<string> {
  const person = await newPerson({ name: { first: 'Sura', last } });
  await linkAll(person.id);
  await signIn(person);
  const { client } = person;
  const read = async <Body>(path: string) =>
    bodyOf<Body>(await client.send('GET', `/api/v1${path}`));
  const send = async (path: string, json: object) => {
    const reply = await client.send('POST', `/api/v1${path}`, { json });
    if (reply.status >= 300) throw new Error(`${path} was refused: ${reply.text}`);
  };
  const task = async () =>
    (await read<ApplicationStatus>('/card_application/status')).current_task_name;
  await expect.poll(task, { timeout: 60_000 }).toBe('terms_acceptance');
  const terms = await read<Disclosures>(`/disclosures?disclosure_types=${TERMS_TYPES.join(',')}`);
  await send('/acceptances/bulk', { disclosure_ids: terms.map(({ id }) => id) });
  await send('/personal_infos', { ...SOMEBODY, ssn: ssn ?? ssnFor(person.id) });
  await send('/identity_verifications/submit_verification', {});
  const current = async () =>
    (await read<CurrentIdentityStatus>('/identity_verifications/current_status')).current_status;
  await expect.poll(current, { timeout: 60_000 }).toBe(status);
  return person.id;
}

const SOMEBODY = {
  phone_number: '2025550100',
  date_of_birth: '1990-01-31',
  address: {
    street_one: '1 Harbor Street',
    city: 'Portland',
    state_abbr: 'OR',
    zip_code: '97201',
  },
};

export async function linkAll(id: string): Promise<void> {
  const path = `/internal/members/${id}`;
  const access_token = 'access-sandbox-hourly_ach';
  await operator('member').put(`${path}/bank_link`, { access_token });
  await operator('member').put(`${path}/payroll_link`, { account_id: 'hourly_ach' });
}

/** Waits until the staff's lists have been told of her. */
async function isListed(
  id: string,
  { client }: Person,
  headers: Record<string, string>,
): Promise<void> {
  const look = () => client.send('GET', `/api/v1/admin/users/${id}`, { headers });
  await expect.poll(async () => (await look()).status).toBe(200);
}

export async function colleague(): Promise<string> {
  return (await newStaff()).id;
}

export async function invitation(
  { client }: Person,
  headers: Record<string, string>,
): Promise<string> {
  const email = `invited.${newId()}@example.com`;
  const path = '/api/v1/admin/staff_invitations';
  const made = await client.send('POST', path, { json: { email, role: 'operations' }, headers });
  if (made.status >= 300) throw new Error(`Nobody could be invited: ${made.text}`);
  type Staff = { invitations: { id: string; email: string }[] };
  const listed = bodyOf<Staff>(await client.send('GET', '/api/v1/admin/staff', { headers }));
  const found = listed.invitations.find((one) => one.email === email);
  if (!found) throw new Error('The list of staff does not show the invitation.');
  return found.id;
}

/** A limit that was computed for a listed person, behind her id. */
export async function computedLimit(
  reader: Person,
  headers: Record<string, string>,
): Promise<string> {
  const id = await listedPerson(reader, headers);
  await operator('member').put(`/internal/members/${id}`, { repayment_method: 'ach_debit_flow' });
  const path = `/api/v1/admin/users/${id}/timeline?kind=limit`;
  const look = async () => {
    const { entries } = bodyOf<Timeline>(await reader.client.send('GET', path, { headers }));
    return entries[0]?.object_id;
  };
  await expect.poll(look, { timeout: 30_000 }).toEqual(expect.any(String));
  return `${id}/${await look()}`;
}
