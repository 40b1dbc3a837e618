import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import {
  someStanding,
  tellOfEligibility,
  tellOfMember,
  tellOfUsers,
} from '#testing/applied-events.ts';
import { listedPeople } from '#testing/listed-people.ts';

const { ask, cards, idsOf, list, service, somePeople, states, users } = listedPeople();

describe('GET /admin/users', () => {
  it('is empty and has no page before anybody is told of', async () => {
    expect(await list()).toEqual({ users: [], total_pages: 0 });
  });

  it('shows what has been told of a person', async () => {
    const id = await users().registered({ partner_slug: 'hvfcu' });
    await users().signedIn(id, '2026-11-20T21:00:00.000Z');
    await users().changed(id, { first_name: 'Rosalind', partner_slug: 'hvfcu' });
    await cards().opened(id);
    await cards().recorded(id, '2026-11-20T22:00:00.000Z');
    await states().entered(id, 'issued_card', { product: 'earned_wage_access' });
    expect(await list()).toEqual({
      users: [
        {
          id,
          short_id: id.slice(-4),
          name: 'Rosalind Marin',
          email: 'rosa.marin@example.com',
          admin: false,
          created_at: '2026-11-20T20:00:00.000Z',
          last_sign_in_at: '2026-11-20T21:00:00.000Z',
          latest_transaction_date: '2026-11-20T22:00:00.000Z',
          in_progress_onboarding_state: 'issued_card',
          deactivated: false,
          eligible: false,
          user_config: { partner_slug: 'hvfcu', repayment_method: 'ach_debit_flow', muted: false },
          dsl: 0,
          pay_date: null,
          pay_dates: someStanding.pay_dates,
          linked_bank_account_name: null,
        },
      ],
      total_pages: 1,
    });
  });

  it('marks who is of staff', async () => {
    const id = await users().registered();
    await service().addStaff(id);
    expect((await list()).users).toMatchObject([{ id, admin: true }]);
    await service().removeStaff(id);
    expect((await list()).users).toMatchObject([{ id, admin: false }]);
  });

  it('knows a card of somebody of whom it is told only afterwards', async () => {
    const id = newId();
    await cards().recorded(id, '2026-11-20T22:00:00.000Z');
    expect(await list()).toEqual({ users: [], total_pages: 0 });
    await users().changed(id, {});
    expect(await idsOf('', 'card_accounts')).toEqual([id]);
  });

  it('shows how a member stands, and how she came to us [ADM-044]', async () => {
    const acquisition = {
      product_name: 'earned_wage_access',
      referral_slug: 'ruth',
      group_id: 'g7',
      utm_campaign: 'spring',
      utm_source: 'mail',
      utm_medium: null,
    };
    const id = await users().registered({ acquisition });
    await tellOfMember(service().database, id, {
      spending_limit_cents: 42_345,
      repayment_method: 'direct_deposit_flow',
      pay_date: '2026-11-27',
      linked_bank_name: 'Harbor Bank',
      linked_bank_account_name: 'Everyday Checking',
      muted: true,
    });
    expect((await list()).users).toMatchObject([
      {
        dsl: 423.45,
        pay_date: '2026-11-27',
        pay_dates: { system_chosen_debit_date: null },
        linked_bank_account_name: 'Everyday Checking',
        user_config: {
          partner_slug: null,
          referral_slug: 'ruth',
          repayment_method: 'direct_deposit_flow',
          muted: true,
        },
        acquisition_metadata: {
          product_entry_point: 'earned_wage_access',
          utm_source: 'mail',
          utm_medium: null,
          utm_campaign: 'spring',
          group_id: 'g7',
        },
      },
    ]);
  });

  it('lists who repays by a method, over all pages, by pay date [ADM-043, ADM-046]', async () => {
    const method = { repayment_method: 'direct_deposit_flow' } as const;
    const [late = '', none = '', soon = '', debited = '', stranger] = await somePeople(5);
    await tellOfMember(service().database, late, { ...method, pay_date: '2026-12-04' });
    await tellOfMember(service().database, none, method);
    await tellOfMember(service().database, soon, { ...method, pay_date: '2026-11-27' });
    await tellOfMember(service().database, debited);
    const deposits = 'user_group=direct_deposit_flow';
    expect(await idsOf(`?sort_by=pay_date&${deposits}`)).toEqual([soon, late, none]);
    expect(await idsOf(`?${deposits}`)).toEqual([soon, late, none]);
    expect((await list(`?${deposits}`)).total_pages).toBe(1);
    // Who is no member repays as everybody does at first, and counts as well.
    expect(await idsOf('?user_group=ach_debit_flow')).toEqual([stranger, debited]);
    await tellOfMember(service().database, debited, method);
    expect(await idsOf('?user_group=ach_debit_flow')).toEqual([stranger]);
    const refused = await ask(`?sort_by=latest_transaction&${deposits}`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toHaveProperty('errors.sort_by');
  });

  it('lists all cardholders by their latest purchase, or those who have bought [ADM-018, ADM-091]', async () => {
    const [without = '', early = '', late = ''] = await somePeople(3);
    for (const id of [without, early, late]) await cards().opened(id);
    await cards().recorded(late, '2026-11-20T22:00:00.000Z');
    await cards().recorded(early, '2026-11-19T22:00:00.000Z');
    const byLatest = '?sort_by=latest_transaction';
    expect(await idsOf(byLatest, 'card_accounts')).toEqual([late, early]);
    const all = `${byLatest}&user_group=cardholders`;
    expect(await idsOf(all, 'card_accounts')).toEqual([late, early, without]);
  });

  it('takes a declined purchase back', async () => {
    const id = await users().registered();
    await cards().recorded(id, '2026-11-20T22:00:00.000Z');
    await cards().recorded(id, null);
    expect((await list()).users).toMatchObject([{ latest_transaction_date: null }]);
  });

  it('shows nothing of a reading that is not finished', async () => {
    const [next] = await service()
      .database('subscription')
      .insert({ owner: 'public', is_live: false })
      .returning('generation');
    await tellOfUsers(service().database, next.generation).registered();
    const shown = await users().registered();
    expect(await idsOf()).toEqual([shown]);
  });
});

describe('its pages', () => {
  it('have 25 people: 26 make two [ADM-023, ADM-090]', async () => {
    await somePeople(26);
    const first = await ask();
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ users: { length: 25 }, total_pages: 2 });
  });

  it('have 25 people, the newest first', async () => {
    const newest = (await somePeople(51)).toReversed();
    expect(await list()).toMatchObject({ total_pages: 3 });
    expect(await idsOf()).toEqual(newest.slice(0, 25));
    expect(await idsOf('?page=2')).toEqual(newest.slice(25, 50));
    expect(await idsOf('?page=3')).toEqual(newest.slice(50));
    expect(await list('?page=4')).toEqual({ users: [], total_pages: 3 });
    expect(await list(`?page=${'9'.repeat(99)}`)).toEqual({ users: [], total_pages: 3 });
  });

  it.each(['', 'abc', '0', '-1', '1.5', '%20', '1%00'])('are the first for %j', async (page) => {
    const [id] = await somePeople(1);
    expect(await idsOf(`?page=${page}`)).toEqual([id]);
  });

  it('keep people apart who registered at the same moment', async () => {
    const ids = [];
    for (let index = 0; index < 60; index++) ids.push(await users().registered());
    const seen = [...(await idsOf()), ...(await idsOf('?page=2')), ...(await idsOf('?page=3'))];
    expect(seen).toEqual(ids.toSorted().toReversed());
  });
});

describe('its groups', () => {
  it('tell people apart by their cards, one call each [ADM-091, ADM-092]', async () => {
    const [applicant, holder, buyer, staff] = await somePeople(4);
    await cards().opened(holder ?? '');
    await cards().recorded(buyer ?? '', '2026-11-20T22:00:00.000Z');
    await service().addStaff(staff ?? '');
    expect(await idsOf()).toEqual([staff, buyer, holder, applicant]);
    for (const call of ['card_accounts', 'card_applicants']) {
      const reply = await ask('', call);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toMatchObject({ users: expect.any(Array), total_pages: 1 });
    }
    expect(await idsOf('', 'card_accounts')).toEqual([buyer, holder]);
    expect(await idsOf('?sort_by=latest_transaction', 'card_accounts')).toEqual([buyer]);
    expect(await idsOf('', 'card_applicants')).toEqual([applicant]);
  });

  it('are who may have a card, and whose account is deactivated [ADM-019, ADM-093, ADM-094]', async () => {
    const [rosa = '', omar = ''] = await somePeople(2);
    await tellOfEligibility(service().database, rosa, true);
    await users().changed(omar, { deactivated: true });
    expect(await idsOf('', 'eligible_users')).toEqual([rosa]);
    expect(await idsOf('', 'inactive_users')).toEqual([omar]);
    await tellOfEligibility(service().database, rosa, false);
    await users().changed(omar, { deactivated: false });
    for (const call of ['eligible_users', 'inactive_users']) {
      expect(await list('', call)).toEqual({ users: [], total_pages: 0 });
    }
  });

  it('have their own count of pages', async () => {
    const ids = await somePeople(27);
    for (const id of ids.slice(1)) await cards().opened(id);
    expect(await list('', 'card_accounts')).toMatchObject({ total_pages: 2 });
    expect(await list('', 'card_applicants')).toMatchObject({ total_pages: 1 });
  });
});

describe('its order', () => {
  it('is by the latest purchase, and who has none comes last', async () => {
    const [first, second, third, fourth] = await somePeople(4);
    await cards().recorded(first ?? '', '2026-11-20T22:00:00.000Z');
    await cards().recorded(second ?? '', '2026-11-21T22:00:00.000Z');
    await cards().opened(third ?? '');
    expect(await idsOf('?sort_by=latest_transaction')).toEqual([second, first, fourth, third]);
  });

  it('is by the pay date, the next first, and who has none comes last [ADM-014, ADM-046]', async () => {
    const [first = '', second = '', third, fourth = ''] = await somePeople(4);
    await tellOfMember(service().database, first, { pay_date: '2026-12-04' });
    await tellOfMember(service().database, second, { pay_date: '2026-11-27' });
    await tellOfMember(service().database, fourth, { pay_date: null });
    expect(await idsOf('?sort_by=pay_date')).toEqual([second, first, fourth, third]);
  });
});

describe('its query', () => {
  it.each([
    ['card_accounts', 'pay_date'],
    ['card_applicants', 'latest_transaction'],
    ['eligible_users', 'pay_date'],
    ['inactive_users', 'pay_date'],
  ])('refuses for %s an order that has no index: %s', async (path, order) => {
    expect((await ask(`?sort_by=${order}`, path)).statusCode).toBe(422);
  });

  it.each([
    ['user_group=all', 'user_group'],
    ['sort_by=email', 'sort_by'],
    ["sort_by=1'--", 'sort_by'],
    ['page=1&page=2', 'page'],
    [`page=${'1'.repeat(101)}`, 'page'],
    ['q=rosa', 'q'],
    ['search=a&search=b', 'search'],
    ['search=%00', 'search'],
    [`search=${'a'.repeat(256)}`, 'search'],
  ])('refuses %s', async (query, field) => {
    const reply = await ask(`?${query}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { [field]: expect.any(Array) } });
  });
});
