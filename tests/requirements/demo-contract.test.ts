import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionList } from '@reset/api-contract/gateway/sessions.ts';
import { demoClient } from '@reset/demo/testing';
import { newId, type Service } from '@reset/service-kit';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import {
  startMemberService,
  type MemberServiceUnderTest,
} from '../../services/member/testing/member-service.ts';
import { someCardholder } from '../../services/member/testing/some-cardholder.ts';
import { someDeposits } from '../../services/member/testing/some-deposits.ts';
import { startOnboardingService } from '../../services/onboarding/testing/onboarding-service.ts';
import { startPublicService } from '../../services/public/testing/public-service.ts';

/* The mock of demo mode answers as the services do: it fits their schemas, and what they answer. */

/** What the gateway answers itself. */
const OF_GATEWAY: Schemas = new Map([['GET /api/v1/users/sessions 200', SessionList]]);

/** By method, path and status. */
type Schemas = Map<string, TSchema>;

const GETS = [
  '/users/profile',
  '/dashboard/overview',
  '/dashboard/payday',
  '/notifications',
  '/card_accounts/current/card_transactions',
  '/card_accounts/current/freeze',
  '/income/earnings',
  '/income/paystubs',
  '/income_tax_returns',
  '/recurring_transactions/active_recurring_outflows',
  '/spending_limit/forecast',
  '/statements',
  '/statements/current',
  '/repayments',
  '/bank_accounts/fbo',
  '/bank_accounts/linked',
  '/users/sms_settings',
  '/users/push_settings',
  '/pinwheel/status',
  '/pinwheel/monitoring_status',
  '/pave/status',
];
/** Those that other services than the member's answer. */
const GETS_OF_OTHERS = [
  '/users/closure',
  '/users/sessions',
  '/users/passkeys',
  '/multifactor_authentication_configurations/current',
  '/disclosures',
  '/acceptances',
  '/contentful/page?slug=payday-faqs-demo&section=account',
];
/** In the order in which a demonstration sets them off. */
const SIMULATIONS: readonly [path: string, body: object][] = [
  ['/simulate/earnings', { hours: 6.5 }],
  ['/simulate/transaction', { amount: 12.34, merchant_name: 'Fernwood Market' }],
  ['/simulate/direct_deposit', { amount: 640.25 }],
];

let service: MemberServiceUnderTest;
let userId: string;
const schemas: Schemas = new Map(OF_GATEWAY);

beforeAll(async () => {
  const collect = (message: unknown) =>
    (message as { fastify: Service }).fastify.addHook('onRoute', ({ method, url, schema }) => {
      const replies = (schema?.response ?? {}) as Record<string, TSchema>;
      for (const one of [method].flat())
        for (const [status, reply] of Object.entries(replies))
          schemas.set(`${one} ${url} ${status}`, reply);
    });
  subscribe('fastify.initialization', collect);
  const others = [await startPublicService(), await startOnboardingService()];
  service = await startMemberService({
    simulation: simulationOf(
      () => service,
      () => userId,
    ),
  });
  unsubscribe('fastify.initialization', collect);
  for (const { stop } of others) await stop();
  userId = await someEarner(service);
});
afterAll(() => service.stop());

describe('the mock of demo mode', () => {
  it('answers each call by the schema of its route, with nothing beside it', async () => {
    const demo = demoClient();
    const problems: string[] = [];
    const judge = (method: string, path: string, reply: { status: number; body: unknown }) => {
      const [plain = ''] = path.split('?');
      const name = `${method} /api/v1${NAMED[plain] ?? plain} ${reply.status}`;
      problems.push(...problemsOf(name, reply.body));
    };
    const readAll = async () => {
      for (const path of [...GETS, ...GETS_OF_OTHERS]) judge('GET', path, await demo.get(path));
    };
    await readAll();
    for (const [path, body] of SIMULATIONS) judge('POST', path, await demo.post(path, body));
    await readAll();
    const user = { email: 'ben.carter@example.com', password: 'any' };
    judge('POST', '/users/sign_in', await demo.post('/users/sign_in', { user }));
    // Of who repays by debit, who has no deposit account.
    for (const path of GETS.filter((one) => one !== '/bank_accounts/fbo'))
      judge('GET', path, await demo.get(path));
    for (const [path, body] of SIMULATIONS) judge('POST', path, await demo.post(path, body));
    expect(problems).toEqual([]);
  });

  it('answers in the shapes in which the member service answers the same calls', async () => {
    const demo = demoClient();
    const differences: string[] = [];
    const compare = (name: string, mock: Reply, real: Reply) => {
      expect([name, mock.status]).toEqual([name, real.status]);
      differences.push(...differencesOf(name, mock.body, real.body));
    };
    const readBoth = async () => {
      for (const path of GETS) compare(path, await demo.get(path), await realGet(path));
    };
    await readBoth();
    for (const [path, body] of SIMULATIONS) {
      const reply = await service.post(userId, path, body);
      const real = { status: reply.statusCode, body: reply.json<unknown>() };
      compare(path, await demo.post(path, body), real);
    }
    await readBoth();
    expect(differences).toEqual([]);
  });

  it('refuses what the member service refuses, in its shape', async () => {
    const demo = demoClient();
    for (const [path, body] of [
      ['/simulate/transaction', { amount: 0 }],
      ['/simulate/transaction', { amount: 10.005 }],
      ['/simulate/earnings', { hours: 24.5 }],
      ['/simulate/direct_deposit', { amount: 10_000.01 }],
    ] as const) {
      const reply = await service.post(userId, path, body);
      const real = reply.json<{ code: string; errors: object }>();
      const mock = await demo.post<typeof real>(path, body);
      expect([mock.status, mock.body.code]).toEqual([reply.statusCode, real.code]);
      expect(Object.keys(mock.body)).toEqual(Object.keys(real));
      expect(Object.keys(mock.body.errors)).toEqual(Object.keys(real.errors));
    }
  });
});

type Reply = { status: number; body: unknown };

/** Paths that a schema is kept of under another name. */
const NAMED: Readonly<Record<string, string>> = { '/statements/current': '/statements/:id' };

function problemsOf(name: string, body: unknown): string[] {
  const schema = schemas.get(name);
  if (!schema) return [`${name} is no reply of a service`];
  const errors = [...Value.Errors(schema, body)].map(
    ({ instancePath, message }) => `${name}: ${instancePath} ${message}`,
  );
  const known = Value.Clean(schema, structuredClone(body));
  return JSON.stringify(known) === JSON.stringify(body) ? errors : [...errors, `${name} has more`];
}

/**
 * Where two answers have other keys or other kinds of values. Null says nothing of the other's kind,
 * and of a list its first entry stands for all.
 */
function differencesOf(path: string, mock: unknown, real: unknown): string[] {
  if (mock === null || real === null) return [];
  if (kindOf(mock) !== kindOf(real)) {
    return [`${path}: ${kindOf(mock)} in the mock, ${kindOf(real)} in the service`];
  }
  if (Array.isArray(mock) && Array.isArray(real)) {
    return mock.length === 0 || real.length === 0
      ? []
      : differencesOf(`${path}[0]`, mock[0], real[0]);
  }
  return typeof mock === 'object' ? fieldDifferences(path, mock, real as object) : [];
}

function fieldDifferences(path: string, mock: object, real: object): string[] {
  const fields = new Map(Object.entries(real));
  const missing = [...fields.keys()].filter((key) => !(key in mock));
  return [
    ...missing.map((key) => `${path}.${key} is only in the service`),
    ...Object.entries(mock).flatMap(([key, value]) =>
      fields.has(key)
        ? differencesOf(`${path}.${key}`, value, fields.get(key))
        : [`${path}.${key} is only in the mock`],
    ),
  ];
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

async function realGet(path: string): Promise<Reply> {
  const reply = await service.get(userId, path);
  return { status: reply.statusCode, body: reply.json<unknown>() };
}

let deposits: Awaited<ReturnType<typeof someDeposits>>;
let cardholder: Awaited<ReturnType<typeof someCardholder>>;

/** Somebody with bank, payroll, card and deposit account, who repays by direct deposit. */
async function someEarner(member: MemberServiceUnderTest): Promise<string> {
  cardholder = await someCardholder(member, 'bank_link');
  const { userId: id } = cardholder;
  await member.put(id, { repayment_method: 'direct_deposit_flow' });
  await member.put(`${id}/payroll_link`, { account_id: 'account-1' });
  deposits = await someDeposits(member, id);
  await member.jobs.drain();
  await member.limits();
  await cardholder.mayOwe(50_000);
  return id;
}

/** The outside world does what is set off, and the service reads it. */
const simulationOf = (
  member: () => MemberServiceUnderTest,
  id: () => string,
): NonNullable<MemberServiceUnderTest['context']['simulation']> => ({
  maxWaitMs: 5_000,
  async authorize({ amountCents }) {
    const holdId = newId();
    cardholder.hold({ id: holdId, authorizedCents: amountCents });
    cardholder.post({ holdId, amountCents });
    await cardholder.sync();
    return { id: holdId, isApproved: true };
  },
  clear: async () => undefined,
  async payShifts(_account, netCents) {
    const providerPaystubId = newId();
    const [newest] = member().world.paystubs;
    if (!newest) throw new Error('Nobody was paid before.');
    const paid = { payOn: '2026-11-20', periodEndOn: '2026-11-20', netCents };
    member().world.paystubs.unshift({ ...newest, ...paid, providerPaystubId });
    await member().put(`${id()}/payroll_link`, { account_id: 'account-1' });
    await member().jobs.drain();
    return providerPaystubId;
  },
  async pay(_account, amountCents) {
    return (await deposits.receives(amountCents, { arrivedAt: member().clock.now() })).id;
  },
  async work(_account, hours) {
    const providerShiftId = newId();
    member().world.shifts.push({
      providerShiftId,
      endedOn: '2026-11-20',
      minutes: hours * 60,
      grossCents: Math.round(hours * 2_425),
    });
    await member().put(`${id()}/payroll_link`, { account_id: 'account-1' });
    await member().jobs.drain();
    return providerShiftId;
  },
});
