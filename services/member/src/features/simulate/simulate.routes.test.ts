import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, openFlags, ProviderError } from '@reset/service-kit';
import { asMember, asViewer, eventually } from '@reset/service-kit/testing';
import { buildApp } from '#app.ts';
import type { SimulatedPurchase, Simulation } from '#providers/simulation.ts';
import { issueCard } from '#testing/issued-card.ts';
import { somePayrollWorld } from '#testing/payroll-world.ts';
import { someDeposits } from '#testing/some-deposits.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

const TRANSACTION = '/simulate/transaction';
const EARNINGS = '/simulate/earnings';
const DIRECT_DEPOSIT = '/simulate/direct_deposit';

/** What was set off, and what providers do when it is. */
const requests: SimulatedPurchase[] = [];
const paidShifts: { accountId: string; netCents: number }[] = [];
let failure: ProviderError | null = null;
let payrollFailure: ProviderError | null = null;
/** How we come to read what was paid. */
let reading = async (): Promise<void> => undefined;
let readPayroll = async (): Promise<void> => undefined;
const simulation: Simulation = {
  maxWaitMs: 100,
  async authorize(purchase) {
    if (failure) throw failure;
    requests.push(purchase);
    return { id: newId(), isApproved: false };
  },
  clear: () => Promise.reject(new Error('What was declined is never cleared.')),
  async payShifts(accountId, netCents) {
    if (payrollFailure) throw payrollFailure;
    paidShifts.push({ accountId, netCents });
    const [newest] = service.world.paystubs;
    if (!newest) throw new Error('Nobody was paid before.');
    const providerPaystubId = newId();
    const [payOn, periodEndOn] = ['2026-11-20', '2026-11-19'];
    service.world.paystubs = [
      ...service.world.paystubs,
      { ...newest, providerPaystubId, payOn, periodEndOn, netCents },
    ];
    await readPayroll();
    return providerPaystubId;
  },
  async pay(accountId, amountCents) {
    if (failure) throw failure;
    const id = newId();
    service.world.issuer.deposits.push({
      id,
      accountId,
      amountCents,
      sender: 'PAYROLL',
      receiverName: null,
      arrivedAt: service.clock.now(),
      isReturned: false,
    });
    await reading();
    return id;
  },
  async work() {
    throw new ProviderError('No answer from Pinwheel', 'unavailable');
  },
};

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService({ simulation });
});
afterAll(() => service.stop());

describe('POST /simulate/transaction', () => {
  it('takes dollars in whole cents within bounds', async () => {
    const { userId } = await issueCard(service.database);
    for (const amount of [0, -1, 0.001, 10.005, 10_000.01, '10', null]) {
      const reply = await service.post(userId, TRANSACTION, { amount });
      expect([amount, reply.statusCode]).toEqual([amount, 422]);
      expect(reply.json()).toHaveProperty('errors.amount');
    }
    for (const body of [{ merchant_name: '' }, { merchant_name: 'x'.repeat(81) }, { card: '1' }]) {
      expect((await service.post(userId, TRANSACTION, body)).statusCode).toBe(422);
    }
    expect(requests).toEqual([]);
  });

  it('authorizes what is usual where nothing is named', async () => {
    const { userId, cardId } = await issueCard(service.database);
    failure = null;
    // The decline reaches us by no webhook: there is no row to answer with.
    const reply = await service.post(userId, TRANSACTION, {});
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'provider_unavailable' });
    expect(requests).toEqual([{ cardId, amountCents: 1_000, merchantName: 'Corner Store' }]);
  });

  it('is refused as the provider refuses it', async () => {
    const { userId } = await issueCard(service.database);
    for (const [reason, status] of [
      ['refused', 422],
      ['unavailable', 503],
    ] as const) {
      failure = new ProviderError('no', reason);
      expect((await service.post(userId, TRANSACTION, {})).statusCode).toBe(status);
    }
    failure = null;
  });

  it('has nothing to pay with without a card account', async () => {
    const reply = await service.post(await someMember(service), TRANSACTION, {});
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'card_account_not_found' });
  });
});

describe('POST /simulate/direct_deposit', () => {
  beforeEach(() => {
    service.world.paystubs = somePayrollWorld().paystubs;
    paidShifts.length = 0;
  });

  /** Somebody whose deposit account is read as soon as something comes in. */
  const depositor = async (...linked: ('bank_link' | 'payroll_link')[]) => {
    const one = await someDeposits(service, await someMember(service, ...linked));
    reading = one.sync;
    const payroll = service.database('payroll_link').where({ user_id: one.userId });
    readPayroll = async () => {
      const { id } = await payroll.clone().first('id');
      await service.jobs.add(service.database, 'sync-payroll', { payroll_link_id: id });
      await service.jobs.drain();
    };
    return one;
  };

  it('has her paid, and answers with the payday on which the paycheck is received [DEMO-026]', async () => {
    const { userId } = await depositor();
    const reply = await service.post(userId, DIRECT_DEPOSIT, { amount: 850.5 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      current_pay_period_end: null,
      current_payday: '2026-11-20',
      paycheck_amount: 850.5,
      repayment_amount: 0,
      remainder_amount: 850.5,
      paycheck_received: true,
    });
    expect((await service.get(userId, '/dashboard/payday')).json()).toEqual(reply.json());
  });

  it('pays what is usual where nothing is known of her pay', async () => {
    const { userId } = await depositor();
    const reply = await service.post(userId, DIRECT_DEPOSIT, {});
    expect(reply.json()).toMatchObject({ paycheck_amount: 1_000, paycheck_received: true });
  });

  it('takes dollars in whole cents within bounds', async () => {
    const { userId } = await depositor();
    for (const amount of [0, -1, 0.001, 10_000.01, '10']) {
      expect((await service.post(userId, DIRECT_DEPOSIT, { amount })).statusCode).toBe(422);
    }
  });

  it('pays what she worked as well, so that it counts for her limit no more', async () => {
    const { userId, overview } = await depositor('bank_link', 'payroll_link');
    await service.limits();
    const before = await overview();
    expect(before.dsl.max_amount).toBeGreaterThan(0);
    const reply = await service.post(userId, DIRECT_DEPOSIT, {});
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      current_pay_period_end: '2026-11-19',
      current_payday: '2026-11-20',
      paycheck_amount: before.payroll.amount,
      paycheck_received: true,
    });
    const netCents = Math.round(before.payroll.amount * 100);
    expect(paidShifts).toEqual([{ accountId: 'account-1', netCents }]);
    await service.limits();
    const after = await overview();
    expect(after.payroll.amount).toBe(0);
    expect(after.dsl.max_amount).toBe(0);
  });

  it('leaves out a payroll that is not read, which would not tell us', async () => {
    const { userId } = await depositor('payroll_link');
    const broken = { monitoring_status: 'user_action_required' };
    await service.database('payroll_link').where({ user_id: userId }).update(broken);
    const reply = await service.post(userId, DIRECT_DEPOSIT, { amount: 850 });
    expect(reply.json()).toMatchObject({ paycheck_amount: 850, paycheck_received: true });
    expect(paidShifts).toEqual([]);
  });

  it('pays nothing where her payroll refuses, and says so where it has not told us', async () => {
    const { userId, overview } = await depositor('payroll_link');
    payrollFailure = new ProviderError('no', 'refused');
    expect((await service.post(userId, DIRECT_DEPOSIT, {})).statusCode).toBe(422);
    payrollFailure = null;
    expect(await overview()).toMatchObject({ deposit_balance: 0 });
    readPayroll = async () => undefined;
    expect((await service.post(userId, DIRECT_DEPOSIT, {})).statusCode).toBe(503);
  });

  it('has no place to pay to without a deposit account', async () => {
    const reply = await service.post(await someMember(service), DIRECT_DEPOSIT, {});
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'deposit_account_not_found']);
  });

  it('says so where it has not come in, and where the provider refuses', async () => {
    const { userId } = await depositor();
    reading = async () => undefined;
    expect((await service.post(userId, DIRECT_DEPOSIT, {})).statusCode).toBe(503);
    failure = new ProviderError('no', 'refused');
    expect((await service.post(userId, DIRECT_DEPOSIT, {})).statusCode).toBe(422);
    failure = null;
  });
});

describe('POST /simulate/earnings', () => {
  it('is for members with a payroll', async () => {
    const reply = await service.post(await someMember(service), EARNINGS, {});
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'payroll_not_linked',
      error: 'Nobody has told us who pays you. Link your payroll first.',
    });
  });

  it('takes hours of one day', async () => {
    const userId = await someMember(service, 'payroll_link');
    for (const hours of [0, 0.2, 24.5, -8, '8']) {
      expect((await service.post(userId, EARNINGS, { hours })).statusCode).toBe(422);
    }
    expect((await service.post(userId, EARNINGS, { hours: 8 })).statusCode).toBe(503);
  });
});

describe('the routes of simulations', () => {
  it('are not for staff who view the product as her', async () => {
    const { userId } = await issueCard(service.database);
    const before = requests.length;
    for (const path of [TRANSACTION, DIRECT_DEPOSIT, EARNINGS]) {
      const reply = await service.app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: asViewer(userId, newId(), { audience: 'member' }),
        payload: {},
      });
      expect(reply.statusCode).toBe(403);
    }
    expect(requests).toHaveLength(before);
  });

  it('are nobody’s while demo triggers are off [DEMO-027]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flags-'));
    const file = join(folder, 'flags.json');
    const turn = (defaultVariant: 'on' | 'off') => {
      const flag = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant };
      writeFileSync(file, JSON.stringify({ flags: { 'demo-triggers': flag } }));
    };
    turn('off');
    const { clock, context } = service;
    const config = { ...context.config, FLAGS_FILE: file };
    const resources = new AsyncDisposableStack();
    const flags = openFlags({ ...context, clock, config, resources });
    const app = buildApp({ ...context, flags });
    const status = async () => {
      const headers = asMember(newId(), { audience: 'member' });
      const call = { method: 'POST', url: `/api/v1${TRANSACTION}`, headers, payload: {} } as const;
      return (await app.inject(call)).json().code;
    };
    try {
      expect(await status()).toBe('not_found');
      turn('on');
      await eventually(async () => expect(await status()).toBe('card_account_not_found'));
    } finally {
      await app.close();
      await resources.disposeAsync();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('are not there without a provider at which they could be set off [DEMO-027]', async () => {
    const without = await startMemberService();
    try {
      const paths = without.app.publishedRoutes.map(({ path }) => path);
      expect(paths.filter((path) => path.includes('simulate'))).toEqual([]);
      const userId = await someMember(without);
      for (const path of [TRANSACTION, DIRECT_DEPOSIT, EARNINGS]) {
        expect((await without.post(userId, path, {})).statusCode).toBe(404);
      }
    } finally {
      await without.stop();
    }
  });
});
