import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { eventually, sharedProviderSandbox } from '@reset/service-kit/testing';
import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import { someTransaction } from '#testing/bank-world.ts';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { paveIncomeData } from './income-data.ts';

let sandbox: Awaited<ReturnType<typeof sharedProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([sharedProviderSandbox(), startScriptedProvider()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const inSandbox = () => paveIncomeData({ baseUrl: `${sandbox.url}/pave`, apiKey: 'sandbox' });
const onScript = () => paveIncomeData({ baseUrl: scripted.url, apiKey: 'key' });
const untilRead = (subject: string) =>
  eventually(async () => {
    const incomes = await inSandbox().read(subject);
    if (!incomes) throw new Error('It is still being read.');
    return incomes;
  });
const paydays = Array.from({ length: 6 }, (_, index) =>
  someTransaction({
    providerTransactionId: `pay-${index}`,
    occurredOn: plusDays(dayOf(new Date()), -14 * index - 1),
    amountCents: -100_000,
    name: 'JUNIPER LANE MARKETS PAYROLL',
    merchantName: 'Juniper Lane Markets',
    category: 'INCOME',
    categoryId: 'INCOME_WAGES',
  }),
);

describe('paveIncomeData', () => {
  it('reads pay out of what it hands over to the sandbox, as soon as it was read', async () => {
    // On a busy machine it may have been read before we look: then with another user.
    const subject = await eventually(async () => {
      const userId = newId();
      await inSandbox().upload(userId, paydays);
      expect(await inSandbox().read(userId)).toBeNull();
      return userId;
    });
    const incomes = await untilRead(subject);
    expect(incomes).toMatchObject([
      { kind: 'payroll', frequency: 'biweekly', averageCents: 100_000, isActive: true },
    ]);
    expect(incomes[0]?.monthlyCents).toBe(216_667);
  });

  it('finds none for a user without transactions, whom it uploads all the same', async () => {
    const subject = newId();
    await inSandbox().upload(subject, []);
    expect(await untilRead(subject)).toEqual([]);
  });

  it('is refused for a user who was never uploaded', async () => {
    await expect(inSandbox().read(newId())).rejects.toMatchObject({ reason: 'refused' });
  });

  it('hands a year over in parts', async () => {
    const parts: number[] = [];
    scripted.answer(() => {
      parts.push(1);
      return { body: { received: 1 } };
    });
    await onScript().upload(
      newId(),
      Array.from({ length: 2_001 }, () => someTransaction()),
    );
    expect(parts).toHaveLength(3);
  });

  it.each([
    ['nothing', {}],
    ['an amount as text', { income: { recurring: [{ monthly_amount: '1' }] } }],
    ['no JSON', '<html>'],
  ])('is unavailable when the reply is %s', async (_what, body) => {
    scripted.answer(() => ({ body }));
    await expect(onScript().read(newId())).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('requests nothing but what it is about', async () => {
    scripted.answer(() => ({ body: { status: 'processing' } }));
    await onScript().read('../other/unified_insights?');
    expect(scripted.requests.at(-1)).toBe(
      '/v1/users/..%2Fother%2Funified_insights%3F/unified_insights',
    );
  });
});
