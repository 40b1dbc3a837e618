import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersCommand,
  answersSchedules,
  answersSections,
  answersUser,
  openDialog,
  openPart,
  ROSA,
  type Asked,
} from '#testing/person.ts';
import { answersList } from '#testing/answers-list.ts';
import { madeByAda, makeSchedule as schedule } from '#testing/make-schedule.ts';
import { userQuery } from '../../api/get-user.ts';
import { Repayments } from './repayments.tsx';

const server = mockApi();
let asked: Asked[] = [];
const ID = '0199eeee-0000-7000-8000-000000000001';

function RepaymentsOfRosa() {
  return <Repayments query={useQuery(userQuery(ROSA))} />;
}
const open = () => openPart(<RepaymentsOfRosa />);

const instance = (day: string) => ({
  id: ID,
  effective_date: day,
  created_at: '2026-11-20T20:00:00Z',
});
const done = () => new HttpResponse(null, { status: 204 });

beforeEach(() => {
  asked = [];
  server.use(answersUser(), answersSchedules());
});
afterEach(() => adminTokenStore.getState().drop());

describe('repayments', () => {
  it('have four cards, four lists, and say what there is none of [ADM-034] [ADM-035]', async () => {
    open();
    expect(await screen.findByText('No Scheduled Repayment Instances')).toBeTruthy();
    expect(await screen.findByText('No Active Repayment Schedules')).toBeTruthy();
    const parts = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(parts).toEqual([
      'Repayments',
      'Reversed',
      'Not Reversed',
      'Projected Pay Dates',
      'Upcoming scheduled instances',
      'Last processed instance',
      'Last cancelled instance',
      'Active repayment schedules',
    ]);
  });

  it('have each source of a pay date that is there [ADM-041]', async () => {
    server.use(
      answersUser({
        pay_dates: {
          system_chosen_debit_date: '2026-11-27',
          pave_derived: null,
          pinwheel_derived: '2026-12-04',
        },
        repayment_info: {
          num_repayments: 12,
          last_repayment: {
            amount: 24.25,
            network_state_settled_at: '2026-11-20T20:00:00Z',
            created_at: '2026-11-19T20:00:00Z',
          },
          num_reversed_ach_debit_repayments: 1,
        },
      }),
    );
    open();
    expect(await screen.findByText('11/27/26')).toBeTruthy();
    expect(screen.getByText('Pinwheel').nextElementSibling?.textContent).toBe('12/4/26');
    expect(screen.queryByText('Pave')).toBeNull();
    expect(screen.queryByText('Reset paystub')).toBeNull();
    expect(screen.getByText('$24.25')).toBeTruthy();
    expect(screen.getByText('12')).toBeTruthy();
  });

  it('that are scheduled are cancelled, and listed as the last one then [ADM-143] [ADM-144]', async () => {
    server.use(
      answersUser({
        scheduled_repayment_instances: [{ ...instance('2026-11-27'), amount: 30.05 }],
        external_debit: { amount: 0, bank_name: 'Harbor Bank', bank_mask: '1234', days: [] },
      }),
      answersCommand('/repayment_instances/:id/cancel', asked, () => {
        server.use(
          answersUser({
            scheduled_repayment_instances: [],
            last_cancelled_repayment_instance: instance('2026-11-27'),
          }),
        );
        return done();
      }),
    );
    const { user } = open();
    expect(await screen.findByText(/^On 11\/27\/26 up to/)).toHaveProperty(
      'textContent',
      expect.stringContaining('$30.05'),
    );
    // What the button does is said with its name, in its own row: nothing of it is so before.
    const row = screen.getByRole('button', { name: 'Cancel repayment of 11/27/26' }).closest('li');
    expect(row?.textContent).toMatch(/Cancel repayment: This repayment is then not debited/);
    const { dialog } = await openDialog(user, 'Cancel repayment of 11/27/26');
    const valueOf = (label: string) => dialog.getByText(label).nextElementSibling?.textContent;
    expect(['Person', 'Amount', 'From'].map(valueOf)).toEqual([
      'Rosa Marin',
      '$30.05',
      'Harbor Bank ··1234',
    ]);
    const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.slice(-2)).toEqual(['Keep', 'Cancel repayment']);
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Cancel repayment' }));
    expect(await screen.findByText('No Scheduled Repayment Instances')).toBeTruthy();
    expect(screen.getByText(/^On 11\/27\/26/)).toBeTruthy();
    expect(asked).toMatchObject([
      { call: `POST /repayment_instances/${ID}/cancel`, body: { reason: 'x' } },
    ]);
  });
});

describe('a repayment schedule', () => {
  it('that is pending is approved, and can only be made inactive then [ADM-139] [ADM-144]', async () => {
    server.use(
      answersUser({
        external_debit: { amount: 10, bank_name: 'Harbor Bank', bank_mask: '1234', days: [] },
      }),
      ...answersSections({ actions: { actions: [madeByAda] } }),
      answersSchedules([
        schedule(),
        schedule({ id: ROSA, active: false, schedule_type: 'weekly' }),
      ]),
      answersCommand('/repayment_schedules/:id/approve', asked, () => {
        server.use(answersSchedules([schedule({ approval_status: 'approved' })]));
        return done();
      }),
    );
    const { user } = open();
    const { dialog } = await openDialog(user, 'Approve: Weekly on Friday');
    expect(await dialog.findByText('Weekly on Friday, business day after')).toBeTruthy();
    expect(dialog.getByText('Fri, Nov 27; Fri, Dec 4; Fri, Dec 11')).toBeTruthy();
    expect(dialog.getByText('All that is owed on the day')).toBeTruthy();
    expect(await dialog.findByText('Ada Approver')).toBeTruthy();
    expect(await dialog.findByText('Harbor Bank ··1234')).toBeTruthy();
    expect(dialog.getByText('She asked.')).toBeTruthy();
    expect(dialog.getByText(/instead of on payday/)).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Inactivate/ })).toHaveLength(1);
    expect(asked).toMatchObject([{ call: `POST /repayment_schedules/${ID}/approve` }]);
  });

  it('that is made inactive disappears [ADM-141]', async () => {
    server.use(
      answersSchedules([
        schedule({
          approval_status: 'approved',
          schedule_type: 'monthly_nth_week',
          recurring_week_of_month: 'second',
          recurring_day_of_week: 9,
        }),
      ]),
      answersCommand('/repayment_schedules/:id/inactivate', asked, () => {
        server.use(answersSchedules([schedule({ active: false })]));
        return done();
      }),
    );
    const { user } = open();
    const { dialog } = await openDialog(user, 'Inactivate: Monthly on the second Unknown');
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Inactivate' }));
    expect(await screen.findByText('No Active Repayment Schedules')).toBeTruthy();
  });

  it('asks for what its type needs, and for it anew after another type [ADM-171] [ADM-176]', async () => {
    server.use(answersCommand('/repayment_schedules', asked, done));
    const { user } = open();
    const { dialog } = await openDialog(user, 'Create Repayment Schedule');
    const type = dialog.getByLabelText<HTMLSelectElement>('Schedule type');
    expect([...type.options].slice(1).map(({ value }) => value)).toEqual([
      'weekly',
      'bi_weekly',
      'monthly_nth_week',
      'monthly_exact_day',
    ]);
    const create = dialog.getByRole('button', { name: 'Create Repayment Schedule' });
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.selectOptions(type, 'bi_weekly');
    await user.click(create);
    const missing = await dialog.findAllByRole('link');
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      'Choose a day of the week.',
      'Enter a date as mm/dd/yyyy.',
      'Choose before or after.',
    ]);
    await user.selectOptions(dialog.getByLabelText('Day of week'), 'Friday');
    await user.click(dialog.getByLabelText('Before'));
    await user.selectOptions(type, 'monthly_nth_week');
    const weekday = dialog.getByLabelText<HTMLSelectElement>('Day of week');
    await waitFor(() => expect(weekday.value).toBe(''));
    expect(dialog.getByLabelText<HTMLInputElement>('Before').checked).toBe(false);
    await user.selectOptions(type, 'monthly_exact_day');
    await user.type(await dialog.findByLabelText('Day of month'), '32');
    await user.click(dialog.getByLabelText('After'));
    await user.click(create);
    expect((await dialog.findAllByText(/1 to 31/)).length).toBeGreaterThan(0);
    await user.clear(dialog.getByLabelText('Day of month'));
    await user.type(dialog.getByLabelText('Day of month'), '31');
    await user.click(create);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ body }) => body)).toEqual([
      {
        repayment_schedule: {
          user_id: ROSA,
          schedule_type: 'monthly_exact_day',
          recurring_day_of_month: 31,
          business_day_adjustment: 'after',
        },
        reason: 'x',
      },
    ]);
  });

  it('says before it is made to whom, from where and when it debits, and explains another weekday', async () => {
    const sought: string[] = [];
    server.use(
      answersUser({
        external_debit: { amount: 10, bank_name: 'Harbor Bank', bank_mask: '1234', days: [] },
        scheduled_repayment_instances: [{ ...instance('2026-11-27'), amount: null }],
      }),
      answersList(
        'repayment_schedules/next_debits',
        { next_debit_dates: ['2026-12-04', '2026-12-18'], counted_from: '2026-11-20' },
        sought,
      ),
    );
    const { user } = open();
    const { dialog } = await openDialog(user, 'Create Repayment Schedule');
    const valueOf = (label: string) => dialog.getByText(label).nextElementSibling?.textContent;
    expect(dialog.getByText(/instead of on payday/)).toBeTruthy();
    expect(valueOf('Person')).toBe('Rosa Marin');
    expect(valueOf('From')).toBe('Harbor Bank ··1234');
    expect(valueOf('Amount')).toBe('All that is owed on the day');
    expect(valueOf('Planned already')).toBe('Fri, Nov 27, all that is owed');
    expect(valueOf('Next debits')).toBe('Fill in the days');
    await user.selectOptions(dialog.getByLabelText('Schedule type'), 'bi_weekly');
    await user.selectOptions(dialog.getByLabelText('Day of week'), 'Friday');
    await user.type(dialog.getByLabelText('Previous bi-weekly pay date'), '11192026');
    await user.click(dialog.getByLabelText('After'));
    await waitFor(() => expect(valueOf('Next debits')).toBe('Fri, Dec 4; Fri, Dec 18'));
    expect(sought).toEqual([
      '?schedule_type=bi_weekly&recurring_day_of_week=5&previous_bi_weekly_pay_date=2026-11-19&business_day_adjustment=after',
    ]);
    expect(
      dialog.getByText(
        'The pay date is Thu, Nov 19, which is no Friday: the two weeks are counted from Fri, Nov 20, the nearest Friday.',
      ),
    ).toBeTruthy();
  });
});
