import type { AdminUsers } from '@reset/api-contract/admin/users.ts';
import type { Timeline } from '@reset/api-contract/admin/user-timeline.ts';
import type { CardTransactions } from '@reset/api-contract/member/card-transactions.ts';
import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { newId } from '@reset/service-kit';
import { expect } from 'playwright/test';
import { askSandbox } from './linking.ts';
import { operator, person } from './product/running-product.ts';
import { bodyOf } from './security/client.ts';
import { adminToken, signIn, visitor, type Person } from './security/people.ts';

/* Whom a new member of staff finds in the back office, and what happened the day before. */

/** What members owe, and what waits for staff, is told to the back office once a minute. */
const SOON = { timeout: 150_000 };

/** What Zane owes, in cents: no second person has to approve its debit. */
const OWED_CENTS = 4_135;
const ZANE = 'zero_limit';

/** A seeded person with a browser of their own, signed in. */
async function seeded(key: string): Promise<Person> {
  const { email, password, phone_number: phone = null } = person(key);
  const somebody = { id: '', email, password, phone, client: await visitor() };
  await signIn(somebody);
  const { id } = await read<Profile>(somebody, '/users/profile');
  return { ...somebody, id };
}

const read = async <Answer>(
  { client }: Person,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> => bodyOf<Answer>(await client.send('GET', `/api/v1${path}`, { headers }));

async function post({ client }: Person, path: string, json: object, headers = {}): Promise<void> {
  const { status, text } = await client.send('POST', `/api/v1${path}`, { json, headers });
  if (status >= 300) throw new Error(`${path} was refused: ${text}`);
}

/**
 * Zane has a limit of 0 dollars and owes something, Hazel disputes a purchase, and Ada makes a repayment
 * schedule for Zane, which another person has to approve.
 * @returns the last four digits of Zane's card
 */
export async function prepareDayBefore(): Promise<string> {
  const zane = await seeded(ZANE);
  const account = (await read<Profile>(zane, '/users/profile')).current_card_account;
  const lastFour = account?.cards[0]?.last_four ?? '';
  await operator('member').put(`/internal/members/${zane.id}/card_transactions/${newId()}`, {
    occurred_at: new Date().toISOString(),
    amount_cents: OWED_CENTS,
    merchant_name: 'Fernwood Market',
    customer_state: 'posted',
  });
  await disputePurchase();

  const ada = await seeded('staff_approver');
  const headers = await adminToken(ada);
  const limits = async () =>
    (await read<Timeline>(ada, `/admin/users/${zane.id}/timeline?kind=limit`, headers)).entries;
  await expect.poll(async () => (await limits())[0]?.amount, SOON).toBe(0);
  const found = async () =>
    (await read<AdminUsers>(ada, `/admin/users?search=${lastFour}`, headers)).users;
  await expect.poll(async () => (await found()).map(({ id }) => id), SOON).toContain(zane.id);
  const repayment_schedule = {
    user_id: zane.id,
    schedule_type: 'weekly',
    recurring_day_of_week: 5,
    business_day_adjustment: 'after',
  };
  const made = { repayment_schedule, reason: 'He is paid on Fridays.' };
  await post(ada, '/admin/repayment_schedules', made, headers);
  return lastFour;
}

/** Hazel disputes what she has bought. */
async function disputePurchase(): Promise<void> {
  const hazel = await seeded('hourly_ach');
  const path = '/card_accounts/current/card_transactions';
  const bought = (await read<CardTransactions>(hazel, path)).find(
    ({ customer_state: state }) => state === 'posted',
  );
  if (!bought) throw new Error('Hazel has bought nothing.');
  await post(hazel, `${path}/${bought.id}/dispute`, {});
}

/** Money comes to Zane's bank account, and with it there is a limit. */
export async function raiseLimit(): Promise<void> {
  type Items = { items: { item_id: string; persona: string }[] };
  const { items } = await askSandbox<Items>('GET', '/control/plaid/items.json');
  const item = items.find(({ persona }) => persona === ZANE)?.item_id;
  await askSandbox('PUT', `/control/plaid/items/${item}/balance`, { balance_cents: 300_000 });
  // The processes do not see that the time was moved at the same moment: until then nobody is let in.
  await expect.poll(() => seeded(ZANE).then(limitOf, () => 0), SOON).toBeGreaterThan(0);
}

const limitOf = async (member: Person): Promise<number> =>
  (await read<DashboardOverview>(member, '/dashboard/overview')).dsl.current_amount;
