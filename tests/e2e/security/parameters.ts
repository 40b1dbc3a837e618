import type { Timeline } from '@reset/api-contract/admin/user-timeline.ts';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { RegistrationOptions } from '@reset/api-contract/public/passkeys.ts';
import { newId } from '@reset/service-kit';
import { expect } from 'playwright/test';
import { softwareAuthenticator } from '../../../services/public/testing/software-authenticator.ts';
import { askSandbox } from '../linking.ts';
import { adminService, operator, productUrl } from '../product/running-product.ts';
import { issueCard } from '../cardholder.ts';
import { bodyOf, type Client } from './client.ts';
import { newPerson, newStaff, signIn, visitor, type Person } from './people.ts';

/* What the parameters in paths stand for. A new kind of parameter needs a line here. */

type Kind = {
  /** Makes one that belongs to the person, or that staff may handle, and tells its id. */
  make(person: Person, headers: Record<string, string>): Promise<string>;
  /** A body that the route takes of this person, where it takes one. */
  json?: (person: Pick<Person, 'password'>) => unknown;
};

/** By path, or by method and path where what one takes another does not. */
const KINDS: Record<string, Kind> = {
  'PUT /users/passkeys/:id': { make: passkey, json: () => ({ name: 'Blue phone' }) },
  'DELETE /users/passkeys/:id': { make: passkey, json: ({ password }) => ({ password }) },
  '/users/sessions/:id': { make: otherSession, json: ({ password }) => ({ password }) },
  '/notifications/:id/mark_as_read': { make: brokenPayroll },
  '/admin/staff/:id': { make: colleague, json: () => ({ role: 'agent' }) },
  '/admin/users/:id': { make: listedPerson },
  '/admin/users/:id/actions': { make: listedPerson },
  '/admin/users/:id/pinwheel_status': { make: listedPerson },
  '/admin/users/:id/direct_deposit': { make: listedPerson },
  '/admin/users/:id/plaid_transactions': { make: listedPerson },
  '/admin/users/:id/plaid_status': { make: listedPerson },
  '/admin/users/:id/annualized_income': { make: listedPerson },
  '/admin/users/:id/pave_status': { make: listedPerson },
  '/admin/users/:id/unresolved_integration_errors': { make: listedPerson },
  '/admin/users/:id/timeline': { make: listedPerson },
  '/admin/users/:id/limits/:limit_id': { make: computedLimit },
  '/admin/users/:id/end_sessions': {
    make: async () => (await newPerson()).id,
    json: () => ({ reason: 'Tried by the matrix.' }),
  },
  '/admin/staff_invitations/:id': { make: invitation },
  '/admin/repayment_schedules/:id/approve': { make: schedule },
  '/admin/repayment_schedules/:id/inactivate': { make: schedule },
  '/admin/repayment_instances/:id/cancel': { make: scheduledDebit },
  '/admin/users/:id/debit_external_account': {
    make: debtor,
    json: () => ({ effective_date: todayInLosAngeles() }),
  },
  'GET /card_accounts/current/card_transactions/:id/dispute': { make: disputed },
  'POST /card_accounts/current/card_transactions/:id/dispute': {
    make: ({ id }) => purchaseOf(id),
    json: () => ({}),
  },
  '/card_accounts/current/card_transactions/:id/dispute/messages': {
    make: disputed,
    json: () => ({ id: newId(), text: 'I was never there.' }),
  },
  '/card_accounts/current/card_transactions/:id/dispute/withdrawal': { make: disputed },
  '/statements/:id': { make: statement },
};

/** @throws when nobody said how to make what the route's parameter stands for */
export function kindOf({ method, path }: PublishedRoute): Kind {
  const name = path.replace('/api/v1', '');
  const kind = KINDS[name] ?? KINDS[`${method} ${name}`];
  if (kind) return kind;
  throw new Error(
    `${name} has a parameter that tests/e2e/security/parameters.ts does not know: say there how to make one for a person, so that the matrix can try whether others get at it.`,
  );
}

/** She adds a passkey. */
async function passkey({ client, password }: Person): Promise<string> {
  const path = '/api/v1/users/passkeys';
  const json = { password };
  const asked = await client.send('POST', `${path}/registration_options`, { json });
  const { options } = bodyOf<{ options: RegistrationOptions }>(asked);
  const credential = softwareAuthenticator(productUrl()).register(options);
  const added = await client.send('POST', path, { json: { name: 'Phone', credential } });
  if (added.status !== 201) throw new Error(`The passkey was not added: ${added.text}`);
  return bodyOf<{ id: string }>(added).id;
}

/** She signs in once more, elsewhere; the id is of that session. */
async function otherSession(person: Person): Promise<string> {
  const known = await sessionIds(person.client);
  await signIn({ ...person, client: await visitor() });
  const id = (await sessionIds(person.client)).find((one) => !known.includes(one));
  if (!id) throw new Error('The list of sessions does not show the new one.');
  return id;
}

type Sessions = { sessions: { id: string }[] };

const sessionIds = async (client: Client): Promise<string[]> =>
  bodyOf<Sessions>(await client.send('GET', '/api/v1/users/sessions')).sessions.map(({ id }) => id);

/** She links a payroll that breaks, of which she is notified. */
async function brokenPayroll({ id, client }: Person): Promise<string> {
  const accounts = '/control/pinwheel/accounts';
  type Made = { account: { id: string; platform_id: string } };
  const { account } = await askSandbox<Made>('POST', accounts, { end_user_id: id });
  const query = new URLSearchParams({
    account_id: account.id,
    platform_id: account.platform_id,
  });
  await client.send('GET', `/api/v1/pinwheel/store_data?${query}`);
  await askSandbox('POST', `${accounts}/${account.id}/disconnect`);
  await client.send('GET', '/api/v1/pinwheel/monitoring_status');
  const reply = await client.send('GET', '/api/v1/notifications');
  const [notification] = JSON.parse(reply.text) as { id: string }[];
  if (!notification) throw new Error(`Nobody is notified of a broken payroll: ${reply.text}`);
  return notification.id;
}

/** Somebody's purchase of today, or of last month, with a card that she has or gets. */
async function purchaseOf(userId: string, occurredAt = new Date()): Promise<string> {
  await issueCard({ id: userId, email: `${userId}@example.com` });
  const id = newId();
  await operator('member').put(`/internal/members/${userId}/card_transactions/${id}`, {
    occurred_at: occurredAt.toISOString(),
    amount_cents: 2_340,
    merchant_name: 'Fernwood Market',
    customer_state: 'posted',
  });
  return id;
}

async function disputed({ id: userId, client }: Person): Promise<string> {
  const id = await purchaseOf(userId);
  const path = `/api/v1/card_accounts/current/card_transactions/${id}/dispute`;
  const opened = await client.send('POST', path, { json: {} });
  if (opened.status !== 201) throw new Error(`Nothing was disputed: ${opened.text}`);
  return id;
}

const LAST_MONTH_MS = 32 * 24 * 3_600_000;

/** Statements that are missing are issued every minute. */
async function statement({ id, client }: Person): Promise<string> {
  await purchaseOf(id, new Date(Date.now() - LAST_MONTH_MS));
  const list = async () => bodyOf<{ id: string }[]>(await client.send('GET', '/api/v1/statements'));
  await expect.poll(async () => (await list()).length, { timeout: 120_000 }).toBeGreaterThan(0);
  return (await list())[0]?.id ?? '';
}

/** Made by a colleague: nobody approves what she made herself. */
async function schedule(): Promise<string> {
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
async function debtor(): Promise<string> {
  const person = await newPerson({ name: BANK_OWNER });
  const access_token = 'access-sandbox-hourly_ach';
  await operator('member').put(`/internal/members/${person.id}/bank_link`, { access_token });
  await purchaseOf(person.id);
  await signIn(person);
  const wanted = { json: { id: newId(), amount: 0.01 } };
  const repay = () => person.client.send('POST', '/api/v1/repayments', wanted);
  await expect.poll(async () => (await repay()).status, { timeout: 30_000 }).toBe(201);
  return person.id;
}

/** As the sandbox's bank has her. */
const BANK_OWNER = { first: 'Hazel', last: 'Hourly' };

const todayInLosAngeles = () =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });

/** Of a debit that staff have asked for, and that is still to come. */
async function scheduledDebit(): Promise<string> {
  const path = `/internal/members/${await debtor()}/debits`;
  const debit = { made_by: newId(), effective_date: todayInLosAngeles() };
  return (await adminService('member').post<{ id: string }>(path, debit)).id;
}

/** Somebody of whom the staff's lists have been told. */
async function listedPerson({ client }: Person, headers: Record<string, string>): Promise<string> {
  const { id } = await newPerson();
  const look = () => client.send('GET', `/api/v1/admin/users/${id}`, { headers });
  await expect.poll(async () => (await look()).status).toBe(200);
  return id;
}

/** A limit that was computed for a listed person, behind her id. */
async function computedLimit(staff: Person, headers: Record<string, string>): Promise<string> {
  const id = await listedPerson(staff, headers);
  await operator('member').put(`/internal/members/${id}`, { repayment_method: 'ach_debit_flow' });
  const path = `/api/v1/admin/users/${id}/timeline?kind=limit`;
  const look = async () => {
    const { entries } = bodyOf<Timeline>(await staff.client.send('GET', path, { headers }));
    return entries[0]?.object_id;
  };
  await expect.poll(look, { timeout: 30_000 }).toEqual(expect.any(String));
  return `${id}/${await look()}`;
}

async function colleague(): Promise<string> {
  return (await newStaff()).id;
}

async function invitation({ client }: Person, headers: Record<string, string>): Promise<string> {
  const email = `invited.${newId()}@example.com`;
  const path = '/api/v1/admin/staff_invitations';
  const made = await client.send('POST', path, { json: { email, role: 'agent' }, headers });
  if (made.status >= 300) throw new Error(`Nobody could be invited: ${made.text}`);
  type Staff = { invitations: { id: string; email: string }[] };
  const listed = bodyOf<Staff>(await client.send('GET', '/api/v1/admin/staff', { headers }));
  const found = listed.invitations.find((one) => one.email === email);
  if (!found) throw new Error('The list of staff does not show the invitation.');
  return found.id;
}
