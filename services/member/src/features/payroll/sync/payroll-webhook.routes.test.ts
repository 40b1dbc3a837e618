import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import { brokenLinks } from '#testing/broken-links.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { signedWebhook } from '#testing/payroll-world.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
afterEach(() => {
  service.clock.set(NOW);
  Object.assign(service.world.payrollAccount, WORKS);
});

const NOW = '2026-11-20T20:00:00Z';
const WORKS = { monitoringStatus: 'active', isConnected: true };
const BROKEN = { monitoringStatus: 'user_action_required', isConnected: false };

const send = ({ payload, headers }: ReturnType<typeof signedWebhook>) =>
  service.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/pinwheel',
    headers: { ...asVisitor({ audience: 'member' }), ...headers },
    payload,
  });
const about = (accountId: unknown, event = 'shifts.added') => ({
  event,
  event_id: newId(),
  payload: { account_id: accountId, outcome: 'success' },
});
const now = () => service.clock.now();
const sendWebhook = (accountId: string, event?: string) =>
  send(signedWebhook(about(accountId, event), { at: now() }));
const syncs = () => service.jobs.taken('sync-payroll').length;
let linkedBefore = 0;
const linked = async (...more: 'bank_link'[]) => {
  linkedBefore += 1;
  const accountId = `account-${linkedBefore}`;
  const userId = await someMember(service, ...more);
  await service.put(`${userId}/payroll_link`, { account_id: accountId });
  return { userId, accountId };
};
const limitOf = async (userId: string) => {
  await service.limits();
  return (await service.get(userId, '/dashboard/overview')).json().dsl.current_amount;
};

describe('POST /webhooks/pinwheel', () => {
  it('has the account read that it is about, and the limit rises', async () => {
    const { userId, accountId } = await linked('bank_link');
    expect(await limitOf(userId)).toBe(423);
    const { shifts } = service.world;
    const shift = {
      providerShiftId: 's9',
      endedOn: '2026-11-20',
      minutes: 480,
      grossCents: 20_000,
    };
    service.world.shifts = [...shifts, shift];
    const reply = await sendWebhook(accountId);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    await service.jobs.drain();
    service.world.shifts = shifts;
    // 144 dollars net more, half of which may be spent.
    expect(await limitOf(userId)).toBe(495);
  });

  it('believes nothing else of what is sent', async () => {
    const { userId, accountId } = await linked();
    const message = { ...about(accountId, 'account.monitoring_status.updated'), shifts: [] };
    Object.assign(message.payload, { connected: false, monitoring_status: 'unavailable' });
    await send(signedWebhook(message, { at: now() }));
    await service.jobs.drain();
    const status = (await service.get(userId, '/pinwheel/status')).json();
    expect(status).toMatchObject({ connected: true, monitoring_status: 'active' });
  });

  it('is one job for a hundred at once', async () => {
    const { accountId } = await linked();
    const before = syncs();
    const replies = await Promise.all(Array.from({ length: 100 }, () => sendWebhook(accountId)));
    expect(replies.every(({ statusCode }) => statusCode === 204)).toBe(true);
    expect(syncs()).toBe(before + 1);
    await service.jobs.drain();
    await sendWebhook(accountId);
    expect(syncs()).toBe(before + 2);
    await service.jobs.drain();
  });

  it.each([
    ['an account that is linked to nobody', about('nobodys')],
    ['an account that is no text', about({ $ne: null })],
    ['an account with NUL in its name', about('a\u0000')],
    ['no account', { event: 'account.added', payload: {} }],
    ['no payload', { event: 'account.added' }],
    ['a list', []],
  ])('is taken and does nothing for %s', async (_what, message) => {
    const before = syncs();
    expect((await send(signedWebhook(message, { at: now() }))).statusCode).toBe(204);
    expect(syncs()).toBe(before);
  });

  it('is refused when it is no JSON', async () => {
    expect((await send(signedWebhook('{', { at: now() }))).statusCode).toBe(400);
  });

  it('is refused when another secret signed it, or when it was signed long ago, or not at all', async () => {
    const { accountId } = await linked();
    const before = syncs();
    const genuine = signedWebhook(about(accountId), { at: now() });
    const old = signedWebhook(about(accountId), { at: new Date(now().getTime() - 301_000) });
    const forged = signedWebhook(about(accountId), { at: now(), secret: 'other' });
    const { 'x-pinwheel-signature': signature, ...unsigned } = genuine.headers;
    for (const sent of [
      old,
      forged,
      { ...genuine, headers: { ...unsigned, 'x-pinwheel-signature': '' } },
      { ...genuine, headers: { ...genuine.headers, 'x-pinwheel-signature': `${signature}0` } },
      { ...genuine, payload: `${genuine.payload} ` },
    ]) {
      expect((await send(sent)).statusCode).toBe(401);
    }
    expect(syncs()).toBe(before);
    expect((await send(genuine)).statusCode).toBe(204);
    await service.jobs.drain();
  });
});

/** What happens to an account, and the webhook that reports it. */
const HAPPENINGS = [
  {
    event: 'shifts.added',
    happen: () => {
      const added = { providerShiftId: 's9', endedOn: '2026-11-20', minutes: 60, grossCents: 7 };
      service.world.shifts = [...service.world.shifts, added];
    },
  },
  {
    event: 'paystubs.added',
    happen: () => {
      const [stub] = service.world.paystubs;
      if (!stub) throw new Error('There is no paystub.');
      service.world.paystubs = [...service.world.paystubs, { ...stub, providerPaystubId: 'p9' }];
    },
  },
  {
    event: 'income.added',
    happen: () => {
      service.world.terms = { ...service.world.terms, compensationCents: 2_600 };
    },
  },
  {
    event: 'account.monitoring_status.updated',
    happen: () => Object.assign(service.world.payrollAccount, BROKEN),
  },
  {
    event: 'account.monitoring_status.updated',
    happen: () => Object.assign(service.world.payrollAccount, WORKS),
  },
];

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) =>
        permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
      );

/** Orders that sound alike once: two of the events have one name. */
const distinct = (orders: (typeof HAPPENINGS)[]): (typeof HAPPENINGS)[] => [
  ...new Map(orders.map((order) => [order.map(({ event }) => event).join(), order])).values(),
];

/** The same numbers from 0 to 1 each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('all orders of one account’s webhooks', () => {
  it('end in one state, single and double, with workers that are in time and late', async () => {
    const { shifts, paystubs, terms } = service.world;
    const random = seeded(20_261_121);
    const states = new Set<string>();
    for (const order of distinct(permutations(HAPPENINGS))) {
      Object.assign(service.world, { shifts, paystubs, terms });
      Object.assign(service.world.payrollAccount, WORKS);
      const { userId, accountId } = await linked();
      // All of it happens in its own order; the webhooks come in every order.
      for (const [index, { event }] of order.entries()) {
        HAPPENINGS[index]?.happen();
        for (let times = random() < 0.4 ? 2 : 1; times > 0; times -= 1) {
          await sendWebhook(accountId, event);
        }
        if (random() < 0.5) await service.jobs.drain();
      }
      await service.jobs.drain();
      states.add(await stateOf(userId));
    }
    Object.assign(service.world, { shifts, paystubs, terms });
    expect(states.size).toBe(1);
    expect(JSON.parse([...states][0] ?? '{}')).toMatchObject({
      link: { compensation_cents: 2_600, monitoring_status: 'active', is_sync_due: false },
      shifts: ['s0', 's1', 's2', 's9'],
      paystubs: ['p1', 'p9'],
      notifications: [],
    });
  }, 120_000);
});

async function stateOf(userId: string): Promise<string> {
  const [link] = await service
    .database('payroll_link')
    .where({ user_id: userId })
    .select('employer_name', 'compensation_cents', 'monitoring_status', 'is_sync_due');
  const ids = async (table: string, column: string) =>
    (await service.database(table).where({ user_id: userId }).orderBy(column)).map(
      (row) => row[column],
    );
  return JSON.stringify({
    link,
    shifts: await ids('shift', 'provider_shift_id'),
    paystubs: await ids('paystub', 'provider_paystub_id'),
    notifications: await brokenLinks(service, userId),
  });
}
