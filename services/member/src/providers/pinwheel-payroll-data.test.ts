import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import { startProviderSandbox } from '@reset/service-kit/testing';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { pinwheelPayrollData } from './pinwheel-payroll-data.ts';

let sandbox: Awaited<ReturnType<typeof startProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([startProviderSandbox(), startScriptedProvider()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const inSandbox = () =>
  pinwheelPayrollData({ baseUrl: `${sandbox.url}/pinwheel`, secret: 'sandbox' });
const onScript = () => pinwheelPayrollData({ baseUrl: scripted.url, secret: 'secret' });
const tell = (data: unknown[], next: string | null = null) =>
  scripted.answer(() => ({ body: { meta: { count: data.length, next }, data } }));

const shift = (changes: object = {}) => ({
  id: 'shift-1',
  end_date: '2026-11-19',
  earnings: [
    { amount: 19_400, hours: 8 },
    { amount: 550, hours: null },
  ],
  ...changes,
});
const paystub = (changes: object = {}) => ({
  id: 'paystub-1',
  pay_date: '2026-11-17',
  pay_period_start: '2026-10-28',
  pay_period_end: '2026-11-10',
  gross_pay_amount: 194_000,
  net_pay_amount: 139_680,
  ...changes,
});

describe('readTerms', () => {
  it('reads the sandbox', async () => {
    expect(await inSandbox().readTerms('hourly_ach')).toEqual({
      employerName: 'Juniper Lane Markets',
      compensationUnit: 'hourly',
      compensationCents: 2_425,
      payFrequency: 'bi_weekly',
    });
  });

  it('is unavailable for a frequency that it does not know', async () => {
    scripted.answer(() => ({
      body: {
        data: {
          employer_name: 'Shop',
          compensation_amount: null,
          compensation_unit: null,
          pay_frequency: 'whenever',
        },
      },
    }));
    await expect(onScript().readTerms('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('readShifts', () => {
  it('reads the sandbox: 48 unpaid hours of 1,175 dollars, the weekend pay in it', async () => {
    const today = dayOf(new Date());
    const unpaid = (await inSandbox().readShifts('hourly_ach')).filter(
      ({ endedOn }) => endedOn > plusDays(today, -10),
    );
    const total = (of: 'minutes' | 'grossCents') => unpaid.reduce((sum, each) => sum + each[of], 0);
    expect(total('minutes')).toBe(48 * 60);
    expect(total('grossCents')).toBe(117_500);
  });

  it('adds up what a shift pays, and counts only hours as time', async () => {
    tell([shift()]);
    expect(await onScript().readShifts('a')).toEqual([
      { providerShiftId: 'shift-1', endedOn: '2026-11-19', minutes: 480, grossCents: 19_950 },
    ]);
  });

  it('takes a shift that is told twice once', async () => {
    tell([shift(), shift({ end_date: '2026-11-18' })]);
    expect(await onScript().readShifts('a')).toMatchObject([{ endedOn: '2026-11-18' }]);
  });

  it.each([
    ['a day that does not exist', shift({ end_date: '2026-02-30' })],
    ['a fraction of a cent', shift({ earnings: [{ amount: 0.5, hours: 1 }] })],
    ['pay below nothing', shift({ earnings: [{ amount: -1, hours: 1 }] })],
    [
      'a shift of three days',
      shift({
        earnings: [
          { amount: 1, hours: 40 },
          { amount: 1, hours: 40 },
        ],
      }),
    ],
    [
      'more than a shift can pay',
      shift({
        earnings: [
          { amount: 1e9, hours: 1 },
          { amount: 1, hours: 1 },
        ],
      }),
    ],
    ['no id', shift({ id: '' })],
  ])('is unavailable when it is told %s', async (_what, told) => {
    tell([told]);
    await expect(onScript().readShifts('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('is unavailable when there is a second page, because half a list would forget the rest', async () => {
    tell([shift()], '/v1/accounts/a/shifts?cursor=2');
    await expect(onScript().readShifts('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('readPaystubs', () => {
  it('reads the sandbox: paid every two weeks, three days ago last, 72 percent net', async () => {
    const paystubs = await inSandbox().readPaystubs('hourly_ach');
    const today = dayOf(new Date());
    expect(paystubs.map(({ payOn }) => payOn).slice(0, 2)).toEqual([
      plusDays(today, -3),
      plusDays(today, -17),
    ]);
    expect(paystubs[0]).toMatchObject({ grossCents: 194_000, netCents: 139_680 });
  });

  it('is unavailable when a pay period ends before it begins', async () => {
    tell([paystub({ pay_period_end: '2026-10-27' })]);
    await expect(onScript().readPaystubs('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('pinwheelPayrollData', () => {
  it('is refused for an account that nobody has', async () => {
    for (const accountId of ['nobody', 'tax']) {
      await expect(inSandbox().readTerms(accountId)).rejects.toMatchObject({ reason: 'refused' });
    }
  });

  it.each(['..', '.', '../../v1/accounts/hourly_ach', 'a/b', 'a?b', 'a b', "hourly_ach'--"])(
    'asks nothing for %j, which is no account',
    async (accountId) => {
      const before = scripted.asked.length;
      await expect(onScript().readShifts(accountId)).rejects.toMatchObject({ reason: 'refused' });
      expect(scripted.asked).toHaveLength(before);
    },
  );

  it.each([401, 429, 500])('is unavailable when Pinwheel answers %d', async (status) => {
    scripted.answer(() => ({ status, body: {} }));
    await expect(onScript().readShifts('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});
