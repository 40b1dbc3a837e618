import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_DOLLARS, readBudgetLink } from '@reset/financial-health/budget-link.ts';
import { NEEDS_CATEGORIES, WANTS_CATEGORIES } from '@reset/financial-health/budget.ts';
import {
  BUDGET,
  mailTo,
  post,
  refusalOf,
  refused,
  someBudget,
  someRecipient,
} from '#testing/financial-health-calls.ts';
import { startPublicService, type PublicServiceUnderTest } from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

describe('POST /financial_health/budget', () => {
  it('mails the link that carries a month of income, needs and wants [PUB-146, PUB-148]', async () => {
    const reply = await post(
      service,
      BUDGET,
      someBudget({}, someRecipient({ email: 'budget@example.com' })),
    );
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({});
    const mail = await mailTo(service, 'budget@example.com');
    expect(mail.subject).toBe('Your budget results');
    const link = 'https://app.example/budget?b=1388-7d0-3e8';
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain('Left to save each month: $2,000');
    expect(mail.messageId).toBe(service.jobs.taken('budget_results_mail').at(-1)?.id);
  });

  it('says by how much a month is over budget', async () => {
    const user = someRecipient({ email: 'over@example.com' });
    await post(service, BUDGET, someBudget({ needs: 4000, wants: 1400 }, user));
    const mail = await mailTo(service, 'over@example.com');
    expect(mail.text).toContain('Over budget each month: $400');
  });

  it('keeps what was reckoned, with every category [PUB-148]', async () => {
    const expenses = [...NEEDS_CATEGORIES, ...WANTS_CATEGORIES].map((name, place) => ({
      name,
      amount: place + 0.5,
    }));
    const changes = { income: 36_499.99, needs: 2000.5, wants: 0, expenses };
    const reply = await post(
      service,
      BUDGET,
      someBudget(changes, someRecipient({ email: 'Every@example.com' })),
    );
    expect(reply.statusCode).toBe(201);
    const row = await service
      .database('budget_result')
      .where({ email: 'every@example.com' })
      .first();
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      name: 'Ana',
      email: 'every@example.com',
      version: 1,
      income: '36499.99',
      needs: '2000.50',
      wants: '0.00',
      expenses,
      created_at: service.clock.now(),
    });
    const mail = await mailTo(service, 'every@example.com');
    // 3041.67 and 2000.50 to whole dollars.
    expect(mail.text).toContain('?b=be2-7d1-0\n');
  });

  it.each([
    ['the least', { income: 0.001, needs: 0, wants: 0 }],
    ['less than half a dollar a month', { income: 5.99, needs: 0.49, wants: 0.49 }],
    ['the most', { income: 12 * MAX_DOLLARS, needs: MAX_DOLLARS, wants: MAX_DOLLARS }],
  ])('mails a link that opens results also for %s', async (_what, changes) => {
    const email = `${newId()}@example.com`;
    expect(
      (await post(service, BUDGET, someBudget(changes, someRecipient({ email })))).statusCode,
    ).toBe(201);
    const { text } = await mailTo(service, email);
    expect(readBudgetLink(/\?b=(\S+)/.exec(text)?.[1] ?? null)).not.toBeNull();
  });

  const housing = { name: 'HOUSING', amount: 1 };
  it.each([
    ['an income of 0', { income: 0 }, ['income']],
    ['a negative income', { income: -1 }, ['income']],
    ['an income that nobody has', { income: 12 * MAX_DOLLARS + 1 }, ['income']],
    ['an income of NaN, which JSON writes as null', { income: Number.NaN }, ['income']],
    ['an income of NaN as text', { income: 'NaN' }, ['income']],
    ['an income as text', { income: '60000' }, ['income']],
    ['no income', { income: undefined }, ['income']],
    ['negative needs', { needs: -0.01 }, ['needs']],
    ['needs that nobody has', { needs: MAX_DOLLARS + 1 }, ['needs']],
    ['needs as a list', { needs: [1] }, ['needs']],
    ['no needs', { needs: undefined }, ['needs']],
    ['negative wants', { wants: -1 }, ['wants']],
    ['wants of NaN', { wants: Number.NaN }, ['wants']],
    ['no wants', { wants: undefined }, ['wants']],
    ['both', { needs: -1, wants: -1 }, ['needs', 'wants']],
    ['another version', { version: 2 }, ['version']],
    ['a version as text', { version: '1' }, ['version']],
    ['no version', { version: undefined }, ['version']],
    ['savings', { savings: 1 }, ['savings']],
    ['no expenses', { expenses: undefined }, ['expenses']],
    ['expenses as an object', { expenses: { HOUSING: 1 } }, ['expenses']],
    ['a category that there is not', { expenses: [{ name: 'YACHT', amount: 1 }] }, ['expenses']],
    ['a category of white space', { expenses: [{ name: ' ', amount: 1 }] }, ['expenses']],
    ['a category in small letters', { expenses: [{ name: 'housing', amount: 1 }] }, ['expenses']],
    ['what every object has', { expenses: [{ name: 'constructor', amount: 1 }] }, ['expenses']],
    ['a category twice', { expenses: [housing, { ...housing, amount: 2 }] }, ['expenses']],
    ['a category of no name', { expenses: [{ name: '', amount: 1 }] }, ['expenses']],
    [
      'a category of a long name',
      { expenses: [{ name: 'A'.repeat(10_000), amount: 1 }] },
      ['expenses'],
    ],
    ['a number for a category', { expenses: [{ name: 7, amount: 1 }] }, ['name']],
    ['a negative expense', { expenses: [{ ...housing, amount: -1 }] }, ['amount']],
    ['an expense of NaN', { expenses: [{ ...housing, amount: Number.NaN }] }, ['amount']],
    ['an expense that is none', { expenses: [7] }, ['expenses']],
    ['an expense with more to it', { expenses: [{ ...housing, kind: 'NEEDS' }] }, ['kind']],
    ['nineteen expenses', { expenses: Array.from({ length: 19 }, () => housing) }, ['expenses']],
    ['150 expenses', { expenses: Array.from({ length: 150 }, () => housing) }, ['expenses']],
    ['400 that are none', { expenses: Array.from({ length: 400 }, () => ({})) }, ['expenses']],
  ])('refuses %s', async (_what, changes, fields) => {
    expect(await refusalOf(service, BUDGET, someBudget(changes))).toEqual(refused(...fields));
  });

  it('says of a category which two things are wrong', async () => {
    const yacht = { name: 'YACHT', amount: 1 };
    const reply = await post(service, BUDGET, someBudget({ expenses: [yacht, yacht] }));
    expect(reply.json().errors.expenses).toEqual([
      'There is no such category.',
      'A category stands here more than once.',
    ]);
  });

  it('refuses a number that only JSON can write', async () => {
    const written = JSON.stringify(someBudget());
    expect(await refusalOf(service, BUDGET, written.replace('60000', '1e999'))).toEqual(
      refused('income'),
    );
    expect(await refusalOf(service, BUDGET, written.replace('2000', '-1e999'))).toEqual(
      refused('needs'),
    );
  });
});
