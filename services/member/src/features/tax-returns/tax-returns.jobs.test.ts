import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '@reset/service-kit';
import { startMemberService, type MemberServiceUnderTest } from '#testing/member-service.ts';
import { newTaxFiler } from '#testing/tax-filer.ts';
import { someReturn } from '#testing/tax-world.ts';
import type { FiledReturn } from '#providers/tax-filing.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.clock.set(NOW);
  service.mails.length = 0;
});
afterEach(() => {
  Object.assign(service.world.taxes, { beforeAnswer: () => undefined, error: null });
});

const NOW = '2027-02-02T18:00:00Z';
const sentAt = (day: number) => new Date(`2027-02-0${day}T10:00:00Z`);

const someFiler = () => newTaxFiler(service);

const rows = (userId: string) =>
  service.database('income_tax_return').where({ user_id: userId }).orderBy('jurisdiction');
const published = async (userId: string): Promise<[string, string | undefined][]> => {
  const events = await service.database('event').where({ subject: userId }).orderBy('position');
  return events
    .filter(({ type }) => type.startsWith('tax_'))
    .map(({ type, payload }) => [type, payload.jurisdiction]);
};
const notices = async (userId: string) =>
  (await service.get(userId, '/notifications'))
    .json<{ id: string; type: string; params: { jurisdiction: string; product: string } }[]>()
    .filter(({ type }) => type === 'income_tax_return_accepted');
const mailed = () => service.mails.map(({ subject }) => subject);

/** All orders of these. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
      );

describe('the webhooks of a return’s life', () => {
  const federal = someReturn({ submittedAt: sentAt(1) });
  const state = someReturn({ jurisdiction: 'OR', refundCents: 9_000, submittedAt: sentAt(1) });
  const corrected = { ...federal, refundCents: 150_000, submittedAt: sentAt(2) };
  /** How the returns stand after each step, of which each sends a webhook. */
  const LIFE: FiledReturn[][] = [
    [
      { ...federal, status: 'submitted' },
      { ...state, status: 'submitted' },
    ],
    [
      { ...federal, status: 'rejected' },
      { ...state, status: 'submitted' },
    ],
    [
      { ...corrected, status: 'submitted' },
      { ...state, status: 'accepted' },
    ],
    [
      { ...corrected, status: 'refund_received' },
      { ...state, status: 'refund_received' },
    ],
  ];

  /**
   * The life of somebody whose webhooks arrive in this order, each twice: one of a step that is still
   * to come arrives once all before it have happened.
   */
  async function live(order: readonly number[]): Promise<string> {
    const one = await someFiler();
    service.mails.length = 0;
    for (const step of order) {
      const reached = service.world.taxes.returns.get(one.filerId);
      const now = Math.max(step, LIFE.indexOf(reached ?? []));
      service.world.taxes.returns.set(one.filerId, LIFE[now] ?? []);
      await one.webhook();
      await one.webhook();
      await service.jobs.finish();
    }
    const stand = await rows(one.userId);
    const events = await published(one.userId);
    const once = ['tax_filing.started', 'tax_return.accepted', 'tax_return.refund_received'];
    return JSON.stringify({
      stand: stand.map((row) => [
        row.april_return_id,
        row.jurisdiction,
        row.status,
        row.refund_cents,
        row.submitted_at,
        row.accepted_at !== null,
      ]),
      notices: (await notices(one.userId)).map(({ params }) => params.jurisdiction).toSorted(),
      // What is told once of each return, whatever was there to be read between.
      told: events
        .filter(([type]) => once.includes(type))
        .map(String)
        .toSorted(),
      mails: mailed()
        .filter((subject) => subject.endsWith('accepted'))
        .toSorted(),
    });
  }

  it('end in one state, in all orders and with doubles', async () => {
    const ends = new Set<string>();
    for (const order of ordersOf([...LIFE.keys()])) ends.add(await live(order));
    expect(ends.size).toBe(1);
    expect(JSON.parse([...ends][0] ?? '')).toMatchObject({
      notices: ['Federal', 'OR'],
      told: [
        'tax_filing.started,',
        'tax_return.accepted,Federal',
        'tax_return.accepted,OR',
        'tax_return.refund_received,Federal',
        'tax_return.refund_received,OR',
      ],
      mails: [
        'Your 2026 Oregon tax return was accepted',
        'Your 2026 federal tax return was accepted',
      ],
    });
  });

  it('tell all that is there to be read, each once', async () => {
    const one = await someFiler();
    service.mails.length = 0;
    for (const stand of LIFE) await one.stand(...stand);
    for (const stand of LIFE.slice(-1)) await one.stand(...stand);
    expect(await published(one.userId)).toEqual([
      ['tax_filing.started', undefined],
      ['tax_return.submitted', 'Federal'],
      ['tax_return.submitted', 'OR'],
      ['tax_return.rejected', 'Federal'],
      ['tax_return.accepted', 'OR'],
      ['tax_return.submitted', 'Federal'],
      ['tax_return.refund_received', 'OR'],
      ['tax_return.accepted', 'Federal'],
      ['tax_return.refund_received', 'Federal'],
    ]);
    expect(mailed()).toEqual([
      'Your 2026 federal tax return was rejected',
      'Your 2026 Oregon tax return was accepted',
      'Your 2026 Oregon tax refund was sent',
      'Your 2026 federal tax return was accepted',
      'Your 2026 federal tax refund was sent',
    ]);
    expect(service.mails[0]?.text).toContain('There was an issue submitting your tax returns.');
    expect(service.mails[0]?.to).toBe('hazel@example.com');
  });
});

describe('a reading', () => {
  it('that another one overtook writes nothing, and reads again', async () => {
    const one = await someFiler();
    const filed = someReturn({ status: 'submitted' });
    service.world.taxes.returns.set(one.filerId, [filed]);
    let isFirst = true;
    service.world.taxes.beforeAnswer = async () => {
      if (!isFirst) return;
      isFirst = false;
      service.world.taxes.returns.set(one.filerId, [{ ...filed, status: 'accepted' }]);
      await one.webhook();
      // The second job reads what is new and writes it, before the first one is answered.
      const [second] = service.jobs.taken('read-tax-returns').slice(-1);
      expect(second).toBeDefined();
      await service.database('tax_filer').where({ user_id: one.userId }).increment('version', 1);
    };
    await one.webhook();
    await service.jobs.drain();
    expect(await rows(one.userId)).toEqual([]);
    await service.jobs.finish();
    expect(await rows(one.userId)).toMatchObject([{ status: 'accepted' }]);
  });

  it('is tried again where the provider is away, and a hundred webhooks are one job', async () => {
    const one = await someFiler();
    const before = service.jobs.taken('read-tax-returns').length;
    for (let time = 0; time < 100; time++) await one.webhook();
    expect(service.jobs.taken('read-tax-returns').length - before).toBe(1);
    service.world.taxes.error = new ProviderError('away', 'unavailable');
    await expect(service.jobs.drain()).rejects.toThrow('away');
    service.world.taxes.error = null;
    service.world.taxes.returns.set(one.filerId, [someReturn()]);
    await service.jobs.finish();
    expect(await rows(one.userId)).toHaveLength(1);
  });

  it('of a return that was filed in another amount than was known has that', async () => {
    const one = await someFiler();
    const filed = someReturn({ status: 'submitted' });
    await one.stand(filed);
    await one.stand({ ...filed, refundCents: 120_050, isAdvanceEligible: false });
    expect(await rows(one.userId)).toMatchObject([
      { refund_cents: 120_050, is_advance_eligible: false },
    ]);
    expect(await published(one.userId)).toHaveLength(2);
  });

  it('has a return that is gone no more, once a question for it says so as well', async () => {
    const one = await someFiler();
    const [federal, state] = [someReturn(), someReturn({ jurisdiction: 'OR' })];
    await one.stand(federal, state);
    expect(await notices(one.userId)).toHaveLength(2);
    service.world.taxes.unlisted.add(state.id);
    await one.stand(federal, state);
    expect(await rows(one.userId)).toHaveLength(2);
    await one.stand(federal);
    expect(await rows(one.userId)).toMatchObject([{ jurisdiction: 'Federal' }]);
    expect((await published(one.userId)).at(-1)).toEqual(['tax_return.withdrawn', 'OR']);
    expect(await notices(one.userId)).toHaveLength(1);
  });

  it('that has a refund received undoes it by nothing but a return that is filed anew', async () => {
    const one = await someFiler();
    const filed = someReturn({ submittedAt: sentAt(1), status: 'refund_received' });
    await one.stand(filed);
    const told = await published(one.userId);
    service.mails.length = 0;
    for (const status of ['accepted', 'rejected', 'no_refund', 'submitted'] as const) {
      await one.stand({ ...filed, status });
      expect(await rows(one.userId)).toMatchObject([{ status: 'refund_received' }]);
    }
    expect(await published(one.userId)).toEqual(told);
    expect(mailed()).toEqual([]);
    await one.stand({ ...filed, status: 'submitted', submittedAt: sentAt(2) });
    expect(await rows(one.userId)).toMatchObject([{ status: 'submitted' }]);
  });

  it('of a refund of what was rejected tells of no acceptance', async () => {
    const one = await someFiler();
    const filed = someReturn({ submittedAt: sentAt(1), status: 'rejected' });
    await one.stand(filed);
    await one.stand({ ...filed, status: 'refund_received' });
    expect((await published(one.userId)).map(([type]) => type)).toEqual([
      'tax_filing.started',
      'tax_return.submitted',
      'tax_return.rejected',
      'tax_return.refund_received',
    ]);
    expect(await notices(one.userId)).toEqual([]);
    expect(mailed()).not.toContain('Your 2026 federal tax return was accepted');
  });

  it('takes the one that was sent last of two for the same year and place', async () => {
    const one = await someFiler();
    const first = someReturn({ submittedAt: sentAt(1), status: 'rejected' });
    const second = someReturn({ submittedAt: sentAt(2), status: 'submitted', refundCents: 1 });
    await one.stand(second, first);
    expect(await rows(one.userId)).toMatchObject([{ april_return_id: second.id, refund_cents: 1 }]);
  });
});
