import type { Business } from '@reset/api-contract/admin/business.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { forgetEvents } from '#testing/applied-events.ts';
import { applyTo, businessEvents } from '#testing/business-events.ts';
import { refreshEverybody, refreshNext } from '#features/users/people.store.ts';

const [sam, supporter] = [newId(), newId()];
let service: AdminServiceUnderTest;
let life: ReturnType<typeof businessEvents>;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'operations');
  await service.addStaff(supporter, 'support');
  life = businessEvents(applyTo(service.database));
});
beforeEach(async () => {
  service.clock.set('2026-11-20T20:00:00Z');
  await forgetEvents(service.database);
});
afterAll(() => service.stop());

const ask = (query = '', who = sam) => service.call(who, 'GET', `/admin/business${query}`);
const read = async (query?: string) => (await ask(query)).json<Business>();
/** The figures of a list that are not 0, by their days. */
const said = ({ days }: Business, figures: number[] | undefined) =>
  Object.fromEntries(
    (figures ?? []).flatMap((figure, index) => (figure === 0 ? [] : [[days[index], figure]])),
  );
const steps = ({ steps: all }: Business) => all.map(({ state, people }) => [state, people]);

/** Brings the next reading of an owner in the place of the live one, as the kit does. */
async function showNext(owner: string, next: number): Promise<void> {
  await service.database.transaction(async (transaction) => {
    await transaction('subscription').where({ owner, is_live: true }).delete();
    await transaction('subscription').where({ generation: next }).update({ is_live: true });
    await refreshEverybody(transaction, service.jobs.add);
  });
  while (await refreshNext(service.database));
}

describe('GET /admin/business', () => {
  it('has a figure for each day up to today in Los Angeles, and none before anything happened', async () => {
    service.clock.set('2026-11-21T07:59:59Z');
    const business = await read();
    expect([business.days.length, business.days[0], business.days.at(-1)]).toEqual([
      30,
      '2026-10-22',
      '2026-11-20',
    ]);
    expect(business.steps).toEqual([]);
    for (const figures of Object.values({ ...business.limits, ...business.money })) {
      expect(figures).toEqual(Array.from({ length: 30 }, () => 0));
    }
    expect((await read('?days=90')).days).toHaveLength(90);
    expect((await read('?days=365')).days).toHaveLength(365);
  });

  it('sums up what was posted by the days of the ledger, whoever it was', async () => {
    const [rosa, nina] = [await life.registers(), await life.registers('hvfcu')];
    await life.posts(rosa, '2026-11-18', { purchase: 2_415 });
    await life.posts(nina, '2026-11-18', { purchase: 1, refund: 105, loss_recovered: 105 });
    await life.posts(rosa, '2026-11-19', { repaid_from_bank: 2_415 });
    await life.posts(rosa, '2026-10-21', { purchase: 99 });
    const business = await read();
    expect(said(business, business.money?.purchases)).toEqual({ '2026-11-18': 24.16 });
    expect(said(business, business.money?.refunds)).toEqual({ '2026-11-18': 1.05 });
    expect(said(business, business.money?.losses_recovered)).toEqual({ '2026-11-18': 1.05 });
    expect(said(business, business.money?.repaid_from_bank)).toEqual({ '2026-11-19': 24.15 });
    const longer = await read('?days=90');
    expect(said(longer, longer.money?.purchases)).toMatchObject({ '2026-10-21': 0.99 });
  });

  it('says for one partner, or for none, what is of people who came so', async () => {
    const [rosa, nina] = [await life.registers(), await life.registers('hvfcu')];
    await life.posts(rosa, '2026-11-18', { purchase: 300 });
    await life.posts(nina, '2026-11-18', { purchase: 500 });
    await life.enters(nina, '2026-11-17', 'issued_card');
    const spentOf = async (query: string) => {
      const business = await read(query);
      return [said(business, business.money?.purchases), steps(business)];
    };
    expect(await spentOf('?partner_slug=hvfcu')).toEqual([
      { '2026-11-18': 5 },
      [['issued_card', 1]],
    ]);
    expect(await spentOf('?partner_slug=none')).toEqual([{ '2026-11-18': 3 }, []]);
    expect(await spentOf('?partner_slug=csc')).toEqual([{}, []]);
  });

  it.each([
    '?days=31',
    '?days=',
    '?partner_slug=',
    '?partner_slug=HVFCU',
    '?partner_slug=nobody',
    '?page=2',
  ])('refuses %s', async (query) => {
    expect((await ask(query)).statusCode).toBe(422);
  });

  it('shows support no amounts', async () => {
    const rosa = await life.registers();
    await life.posts(rosa, '2026-11-18', { purchase: 300 });
    await life.maySpend(rosa, '2026-11-18', 5_000);
    await life.enters(rosa, '2026-11-17', 'issued_card');
    expect((await ask('', supporter)).json()).toMatchObject({
      limits: null,
      money: null,
      steps: [{ state: 'issued_card', people: 1 }],
    });
  });

  it('says what members can spend at the end of each day, however long ago it changed', async () => {
    const [rosa, nina] = [await life.registers(), await life.registers()];
    await life.maySpend(rosa, '2026-08-01', 10_000);
    await life.maySpend(nina, '2026-11-18', null);
    await life.maySpend(nina, '2026-11-18', 2_000);
    await life.maySpend(rosa, '2026-11-19', 0);
    const { limits } = await read();
    expect(limits?.spendable.slice(-4)).toEqual([100, 120, 20, 20]);
    expect(limits?.members.slice(-4)).toEqual([1, 2, 1, 1]);
  });

  it('counts who came to a step once, and where each of them is now', async () => {
    const [rosa, nina] = [await life.registers(), await life.registers()];
    await life.enters(rosa, '2026-11-17', 'verified_identity');
    await life.enters(nina, '2026-11-17', 'verified_identity');
    await life.enters(rosa, '2026-11-18', 'issued_card');
    await life.enters(rosa, '2026-11-19', 'verified_identity');
    const business = await read();
    expect(steps(business)).toEqual([
      ['verified_identity', 1],
      ['issued_card', 1],
    ]);
    expect(business.steps.map(({ entered }) => said(business, entered))).toEqual([
      { '2026-11-17': 2 },
      { '2026-11-18': 1 },
    ]);
  });
});

describe('the sums', () => {
  it('wait for the public service to say through whom somebody came', async () => {
    const id = newId();
    await life.posts(id, '2026-11-18', { purchase: 700 });
    await life.enters(id, '2026-11-18', 'issued_card');
    const before = await read();
    expect([before.money?.purchases.at(-3), before.steps]).toEqual([0, []]);
    await life.registers('hvfcu', id);
    const after = await read('?partner_slug=hvfcu');
    expect([after.money?.purchases.at(-3), steps(after)]).toEqual([7, [['issued_card', 1]]]);
    expect(await service.database('business_waiting')).toEqual([]);
  });

  it('are of the live readings alone, which are read anew without a moment between', async () => {
    const rosa = await life.registers('hvfcu');
    await life.posts(rosa, '2026-11-18', { purchase: 700 });
    await life.maySpend(rosa, '2026-11-18', 900);
    const [{ generation: next }] = await service
      .database('subscription')
      .insert({ owner: 'member', is_live: false })
      .returning('generation');
    const anew = businessEvents(applyTo(service.database, { member: next }));
    await anew.posts(rosa, '2026-11-18', { purchase: 700 });
    await anew.posts(rosa, '2026-11-18', { purchase: 50 });
    await anew.maySpend(rosa, '2026-11-18', 900);
    const unknown = newId();
    await anew.posts(unknown, '2026-11-18', { purchase: 1 });
    expect((await read()).money?.purchases.at(-3)).toBe(7);
    await showNext('member', next);
    const after = await read('?partner_slug=hvfcu');
    expect(after.money?.purchases.at(-3)).toBe(7.5);
    expect(after.limits?.spendable.at(-1)).toBe(9);
    await life.registers(null, unknown);
    expect((await read()).money?.purchases.at(-3)).toBe(7.51);
  });

  it('count a person for whom she came by, also when her partner is another later', async () => {
    const rosa = await life.registers('hvfcu');
    await life.maySpend(rosa, '2026-11-18', 900);
    await life.changesPartner(rosa, 'csc');
    await life.maySpend(rosa, '2026-11-19', 400);
    expect((await read('?partner_slug=hvfcu')).limits?.spendable.slice(-3)).toEqual([9, 4, 4]);
    await life.enters(rosa, '2026-11-19', 'issued_card');
    expect(steps(await read('?partner_slug=hvfcu'))).toEqual([['issued_card', 1]]);
  });

  it('are not shown while a reading began before there were any', async () => {
    await life.posts(await life.registers(), '2026-11-18', { purchase: 700 });
    const { database } = service;
    await database('business_partial').insert(
      database('subscription').select('generation').where({ owner: 'member' }),
    );
    const reply = await ask();
    expect([reply.statusCode, reply.json().error]).toEqual([
      503,
      'These figures are being put together. Please try again in a minute.',
    ]);
  });
});
