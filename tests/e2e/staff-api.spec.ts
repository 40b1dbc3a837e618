import { isDeepStrictEqual } from 'node:util';
import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { people } from '../../infra/dev/seed/people.ts';
import { person } from './product/running-product.ts';
import { bodyOf, type Reply } from './security/client.ts';
import { adminToken, member, newStaff, staff, type Person } from './security/people.ts';
import { BECAUSE, debtor, flaggedPerson, todayInLosAngeles } from './security/staff-parameters.ts';

/* What the calls of staff answer, without a browser. */

type Send = (method: string, path: string, json?: unknown) => Promise<Reply>;

/** Somebody of staff who has just proved who she is, and her calls. */
async function proven() {
  const sam = await staff();
  const headers = await adminToken(sam);
  const send: Send = (method, path, json) =>
    sam.client.send(method, `/api/v1/admin${path}`, { json, headers });
  return { sam, headers, send };
}

const callsOfStaff = async (): Promise<Send> => (await proven()).send;

/** What staff find of a seeded person, of whom they know a moment after the product has started. */
async function findSeeded(send: Send, key: string) {
  const path = `/users?search=${encodeURIComponent(person(key).email)}`;
  type Users = { users: { id: string; user_config: { repayment_method: string } }[] };
  const find = async () => bodyOf<Users>(await send('GET', path)).users[0];
  await expect.poll(find).toBeDefined();
  return find();
}

/** What of one answer is otherwise in another, part by part: as both have it. */
function differencesOf(one: object, other: object): object {
  const known = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(
    Object.entries(one).flatMap(([name, value]) => {
      const there = known.get(name);
      if (value === undefined || isDeepStrictEqual(value, there)) return [];
      const isPart = name === 'user_config' && typeof there === 'object' && there !== null;
      const inPart = isPart ? differencesOf(value as object, there) : [value, there ?? 'absent'];
      return isPart && Object.keys(inPart).length === 0 ? [] : [[name, inPart]];
    }),
  );
}

test.describe('the calls of staff', { tag: '@http' }, () => {
  test('a profile says whether its person is of staff [ADM-003]', async () => {
    const isAdmin = async ({ client }: Person) =>
      bodyOf<{ admin: boolean }>(await client.send('GET', '/api/v1/users/profile')).admin;
    expect(await isAdmin(await staff())).toBe(true);
    expect(await isAdmin(await member())).toBe(false);
  });

  test('nobody acts on another of staff, whose page they may open [ADM-030]', async () => {
    const send = await callsOfStaff();
    const { id } = await newStaff();
    await expect.poll(async () => (await send('GET', `/users/${id}`)).status).toBe(200);
    for (const command of ['impersonate', 'refresh_dsl', 'end_sessions', 'refresh_eligibility']) {
      const refused = await send('POST', `/users/${id}/${command}`, BECAUSE);
      expect([command, refused.status]).toEqual([command, 403]);
    }
  });

  test('a list says of every seeded person what her page says [ADM-041, ADM-062, ADM-071]', async () => {
    test.setTimeout(240_000);
    const send = await callsOfStaff();
    for (const { key } of people) {
      const { id } = (await findSeeded(send, key)) ?? { id: '' };
      const differences = async () => {
        const [listed, page] = [await findSeeded(send, key), await send('GET', `/users/${id}`)];
        return differencesOf({ ...listed, matched_by: undefined }, bodyOf<object>(page));
      };
      // How members stand is told to the lists once a minute.
      await expect.poll(differences, { message: key, timeout: 120_000 }).toEqual({});
    }
  });

  test('each list answers with its rows and how many pages there are [ADM-089, ADM-148]', async () => {
    const send = await callsOfStaff();
    const keysOf = async (path: string) =>
      Object.keys(bodyOf<object>(await send('GET', path))).toSorted();
    expect(await keysOf('/waitlists?page=1')).toEqual(['entries', 'total_pages']);
    expect(await keysOf('/card_transactions?page=1')).toEqual(['card_transactions', 'total_pages']);
    expect(await keysOf('/financial_health/survey_results?page=1')).toEqual([
      'survey_results',
      'total_pages',
    ]);
    for (const call of ['users', 'card_accounts', 'card_applicants', 'eligible_users']) {
      expect(await keysOf(`/${call}?page=1`)).toEqual(['total_pages', 'users']);
    }
    const methodOf = async (key: string) =>
      (await findSeeded(send, key))?.user_config.repayment_method;
    await expect.poll(() => methodOf('hourly_ach')).toBe('ach_debit_flow');
    await expect.poll(() => methodOf('direct_deposit')).toBe('direct_deposit_flow');
  });

  test('schedules of a person are told whole, also those that are not active [ADM-075, ADM-106]', async () => {
    const send = await callsOfStaff();
    const { id: user_id } = await member();
    const repayment_schedule = {
      user_id,
      schedule_type: 'monthly_nth_week',
      recurring_week_of_month: 'second',
      recurring_day_of_week: 5,
      business_day_adjustment: 'before',
    };
    const create = () => send('POST', '/repayment_schedules', { repayment_schedule, ...BECAUSE });
    expect((await create()).status).toBeLessThan(300);
    type Schedules = { repayment_schedules: { id: string; active: boolean }[] };
    const read = async () =>
      bodyOf<Schedules>(await send('GET', `/repayment_schedules?user_id=${user_id}`))
        .repayment_schedules;
    const [made] = await read();
    expect(made).toEqual({
      ...repayment_schedule,
      id: expect.any(String),
      active: true,
      approval_status: 'pending',
      recurring_day_of_month: null,
      previous_bi_weekly_pay_date: null,
      next_debit_dates: Array.from({ length: 3 }, () => expect.stringMatching(/^\d{4}-\d\d-\d\d$/)),
      made_by: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const inactivate = `/repayment_schedules/${made?.id}/inactivate`;
    expect((await send('POST', inactivate, BECAUSE)).status).toBeLessThan(300);
    expect((await create()).status).toBeLessThan(300);
    expect((await read()).map(({ active }) => active).toSorted()).toEqual([false, true]);
  });

  test('an identity is verified by hand where it is flagged, and nowhere else [ADM-154]', async () => {
    const { sam, headers, send } = await proven();
    const verify = (id: string, confirmation: string) =>
      send('POST', `/users/${id}/verify_identity`, { ...BECAUSE, confirmation });
    const hazel = (await findSeeded(send, 'hourly_ach'))?.id ?? '';
    const refused = await verify(hazel, 'VERIFIED HAZEL HOURLY');
    expect([refused.status, bodyOf<{ code: string }>(refused).code]).toEqual([422, 'not_flagged']);
    const flagged = await flaggedPerson(sam, headers);
    expect((await verify(flagged, 'VERIFIED SURA REFER')).status).toBeLessThan(300);
  });

  test('a debit is for today or tomorrow, and for somebody who owes something [ADM-126, ADM-167, ADM-170]', async () => {
    const send = await callsOfStaff();
    const debit = (id: string, effective_date: string) =>
      send('POST', `/users/${id}/debit_external_account`, { effective_date, ...BECAUSE });
    const { id: nobodysDebtor } = await member();
    const none = async () => {
      const { status, text } = await debit(nobodysDebtor, todayInLosAngeles());
      return `${status} ${text}`;
    };
    // Staff know her a moment after she has registered.
    await expect.poll(none).toMatch(/^422 .*"error":"No outstanding balance."/);
    const owing = await debtor();
    const late = await debit(owing, '2031-01-01');
    expect(late.status).toBe(422);
    expect(bodyOf<object>(late)).toMatchObject({ error: expect.any(String) });
    expect((await debit(owing, todayInLosAngeles())).status).toBeLessThan(300);
    expect((await debit(newId(), todayInLosAngeles())).status).toBe(404);
  });
});
