import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersCommand,
  answersSections,
  openForm,
  refusal,
  ROSA,
  type Asked,
} from '#testing/person.ts';
import {
  EndCompensationOverride,
  OverrideCompensation,
  OverridePayPeriod,
} from './income-commands.tsx';
import { OverrideConfig } from './override-config.tsx';
import { ShipCard } from './ship-card.tsx';

const server = mockApi();
let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  server.use(...answersSections(), answersCommand('/users/:id/:action', asked));
});
afterEach(() => adminTokenStore.getState().drop());

describe('override compensation', () => {
  const hourly = {
    id: ROSA,
    payrollAccount: {
      compensationAmountInt: 2_425,
      compensationUnit: 'hourly',
      payFrequency: 'weekly',
      compensationOverriddenAt: null,
    },
  };

  it.each([
    [{}, 'Now, as payroll says: $24.25 gross (unit: Hourly), paid: Weekly.'],
    [
      { compensationOverriddenAt: '2026-11-20T20:00:00.000Z', compensationAmountInt: 90_000 },
      'Now, as set by staff: $900.00 gross per pay period, paid: Weekly.',
    ],
    [{ compensationAmountInt: null }, 'Now: no compensation is known.'],
  ])('says what counts now: %j', async (change, said) => {
    const user = { id: ROSA, payrollAccount: { ...hourly.payrollAccount, ...change } };
    const form = await openForm(<OverrideCompensation user={user} />, 'Override compensation');
    expect(form.dialog.getByText(said)).toBeTruthy();
  });

  it('refuses a negative amount, and keeps its sign', async () => {
    const form = await openForm(<OverrideCompensation user={hourly} />, 'Override compensation');
    const amount = form.dialog.getByLabelText<HTMLInputElement>(/^Compensation/);
    await form.user.type(amount, '-900');
    await form.send();
    await form.dialog.findAllByText('Enter an amount above $0.00.');
    expect(amount.value).toBe('-$900.00');
    expect(asked).toEqual([]);
  });

  it('is ended with a reason', async () => {
    const form = await openForm(
      <EndCompensationOverride userId={ROSA} />,
      'End compensation override',
    );
    await form.send();
    await form.done();
    expect(asked).toMatchObject([
      { call: `POST /users/${ROSA}/end_compensation_override`, body: { reason: 'x' } },
    ]);
  });

  it('sends cents, every two weeks unless it is said otherwise [ADM-155] [ADM-156]', async () => {
    const form = await openForm(<OverrideCompensation user={hourly} />, 'Override compensation');
    await form.send();
    expect((await form.dialog.findAllByText('Enter an amount.')).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    const frequency = form.dialog.getByLabelText<HTMLSelectElement>('Pay frequency');
    expect(frequency.value).toBe('bi_weekly');
    expect([...frequency.options].map(({ value }) => value)).toEqual([
      '',
      'weekly',
      'bi_weekly',
      'semi_monthly',
      'monthly',
    ]);
    await form.user.type(form.dialog.getByLabelText(/^Compensation/), '24.25');
    await form.user.click(form.button);
    await form.done();
    expect(asked).toMatchObject([
      {
        call: `POST /users/${ROSA}/override_compensation`,
        body: { compensation_amount_int: 2425, pay_frequency: 'bi_weekly', reason: 'x' },
      },
    ]);
  });
});

describe('override pay period', () => {
  const paid = {
    id: ROSA,
    payrollAccount: { payPeriodStartDate: '2026-11-14' },
    safeToSpendComponents: { nextPayday: '2026-12-04' },
    scheduledRepaymentInstances: [
      { id: ROSA, amount: null, effectiveDate: '2026-12-04', createdAt: '2026-11-20T20:00:00Z' },
    ],
  };

  it.each([
    [paid, 'Sat, Nov 14', 'Fri, Dec 4', 'Fri, Dec 4, all that is owed'],
    [
      { ...paid, payrollAccount: null, scheduledRepaymentInstances: [] },
      'n/a',
      'Fri, Dec 4',
      'Nothing',
    ],
    [{ id: ROSA, unavailable: ['member' as const] }, ...Array(3).fill('Could not be read')],
  ])('says what follows it: %j', async (user, start, payday, debit) => {
    const { dialog } = await openForm(<OverridePayPeriod user={user} />, 'Override pay period');
    const said = (name: string) => dialog.getByText(name).nextElementSibling?.textContent;
    expect([said('Pay period start now'), said('Payday now'), said('Debit planned')]).toEqual([
      start,
      payday,
      debit,
    ]);
    expect(dialog.getByText(/^The pay period starts .* planned follows the payday/)).toBeTruthy();
  });

  it('warns, and sends a day without a time [ADM-157] [ADM-158]', async () => {
    const form = await openForm(<OverridePayPeriod user={paid} />, 'Override pay period');
    expect(
      form.dialog.getByText('This value is used forever until the first deposit.'),
    ).toBeTruthy();
    const field = form.dialog.getByLabelText<HTMLInputElement>('Pay period start date');
    await form.user.type(field, '0102');
    await form.send();
    await form.dialog.findAllByText('Enter a date as mm/dd/yyyy.');
    await form.user.type(field, '2026');
    expect(field.value).toBe('01/02/2026');
    await form.user.click(form.button);
    await form.done();
    expect(asked).toMatchObject([
      {
        call: `POST /users/${ROSA}/override_pay_period`,
        body: { pay_period_start_date: '2026-01-02' },
      },
    ]);
  });
});

describe('override user config', () => {
  const config = {
    partnerSlug: null,
    repaymentMethod: 'ach_debit_flow' as const,
    muted: true,
    customRepaymentPlan: false,
  };

  it('opens with what holds, and sends what is changed and no more [ADM-160]', async () => {
    const user = { id: ROSA, userConfig: config };
    const form = await openForm(<OverrideConfig user={user} />, 'Override user config');
    expect(form.dialog.getByLabelText<HTMLInputElement>('Muted').checked).toBe(true);
    expect(form.button.disabled).toBe(true);
    await form.user.click(form.dialog.getByLabelText('Muted'));
    await form.send();
    await form.done();
    expect(asked).toEqual([
      {
        call: `POST /users/${ROSA}/override_user_config`,
        key: expect.any(String),
        openedSecondsAgo: expect.any(String),
        body: { muted: false, reason: 'x' },
      },
    ]);
  });

  it('does not send what is left empty, and changes both lists by one of them [ADM-160]', async () => {
    const set = { payrollLinked: [0.4, 0.5], payrollUnlinked: [0.2] };
    const held = { ewaMultiplierByRepaymentCount: set, incomeTaxRefundAdvanceMultiplier: 0.5 };
    const user = { id: ROSA, userConfig: { ...config, ...held } };
    const form = await openForm(<OverrideConfig user={user} />, 'Override user config');
    const refund = form.dialog.getByLabelText(/tax refund advance/);
    await form.user.clear(refund);
    const unlinked = form.dialog.getAllByLabelText('After 0 repayments')[1] as Element;
    await form.user.clear(unlinked);
    expect(form.button.disabled).toBe(true);
    const second = form.dialog.getAllByLabelText('After 1 repayment')[0] as Element;
    await form.user.clear(second);
    await form.user.type(second, '0.6');
    await form.send();
    await form.done();
    expect(asked.map(({ body }) => body)).toEqual([
      {
        ewa_multiplier_by_repayment_count: { payroll_linked: [0.4, 0.6], payroll_unlinked: [0.2] },
        reason: 'x',
      },
    ]);
  });

  it('takes multipliers from 0 to 1 in steps of 0.01 [ADM-159]', async () => {
    const set = { payrollLinked: [0.4], payrollUnlinked: [] };
    const user = { id: ROSA, userConfig: { ...config, ewaMultiplierByRepaymentCount: set } };
    const form = await openForm(<OverrideConfig user={user} />, 'Override user config');
    const refund = form.dialog.getByLabelText<HTMLInputElement>(/tax refund advance/);
    expect(refund.step).toBe('0.01');
    await form.user.type(refund, '1.2');
    await form.send();
    await form.dialog.findAllByText('Enter a number between 0 and 1.');
    expect((await form.dialog.findAllByText(/Fill in both lists/)).length).toBeGreaterThan(0);
    await form.user.clear(refund);
    await form.user.type(refund, '0.5');
    const first = form.dialog.getAllByLabelText<HTMLInputElement>('After 0 repayments');
    expect(first[0]?.value).toBe('0.4');
    await form.user.type(first[1] as Element, '0.25');
    await form.user.click(form.button);
    await form.done();
    expect(asked).toMatchObject([
      {
        body: {
          income_tax_refund_advance_multiplier: 0.5,
          ewa_multiplier_by_repayment_count: {
            payroll_linked: [0.4],
            payroll_unlinked: [0.25],
          },
        },
      },
    ]);
  });
});

describe('a multiplier', () => {
  const set = { payrollLinked: [0.4], payrollUnlinked: [0.2] };
  const held = { partnerSlug: null, ewaMultiplierByRepaymentCount: set };
  const openConfig = async () => {
    const form = await openForm(
      <OverrideConfig
        user={{ id: ROSA, userConfig: { ...held, repaymentMethod: 'ach_debit_flow' } }}
      />,
      'Override user config',
    );
    const [first] = form.dialog.getAllByLabelText<HTMLInputElement>('After 0 repayments');
    return { ...form, first: first as HTMLInputElement };
  };

  it.each(['0.333', '0.305'])(
    'of more than two decimals is not sent: %s [ADM-159]',
    async (part) => {
      const form = await openConfig();
      await form.user.clear(form.first);
      await form.user.type(form.first, part);
      await form.send();
      await form.dialog.findAllByText('Enter a number with at most two decimals.');
      expect(form.first.getAttribute('aria-invalid')).toBe('true');
      expect(asked).toEqual([]);
    },
  );

  it('that the service refuses says so at its field', async () => {
    server.use(
      answersCommand('/users/:id/override_user_config', asked, () =>
        refusal(422, 'invalid', 'Please check what you entered.', {
          payroll_linked: ['This is not one of the values.'],
        }),
      ),
    );
    const form = await openConfig();
    expect(form.dialog.getByText(/^Once another person has approved it/)).toBeTruthy();
    await form.user.clear(form.first);
    await form.user.type(form.first, '0.29');
    await form.send();
    await form.dialog.findAllByText('This is not one of the values.');
    expect(form.first.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a physical card', () => {
  it.each([
    ['Standard', false],
    ['Expedited', true],
  ])('is shipped once a method is chosen: %s [ADM-164] [ADM-165]', async (method, expedited) => {
    const form = await openForm(<ShipCard userId={ROSA} />, 'Ship physical card');
    await form.send();
    await form.dialog.findAllByText('Choose a shipping method.');
    expect(asked).toEqual([]);
    await form.user.click(form.dialog.getByLabelText(method));
    await form.user.click(form.button);
    await form.done();
    expect(asked).toMatchObject([
      {
        call: `POST /users/${ROSA}/issue_physical_card`,
        body: { expedited_fulfillment: expedited },
      },
    ]);
  });
});
