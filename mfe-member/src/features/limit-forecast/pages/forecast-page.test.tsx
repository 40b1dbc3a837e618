import { describe, expect, it } from '@jest/globals';
import type { LimitForecast } from '@reset/api-contract/member/limit-forecast.ts';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './forecast-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';

const FORECAST = '/spending_limit/forecast';
const RENT = '0193a2b4-0000-7000-8000-000000000001';
const server = mockApi(
  answer('/users/profile', makeProfile()),
  answer('/notifications', []),
  answer('/card_accounts/current/freeze', { state: 'none', since: null }),
);

type Day = LimitForecast['days'][number];

const day = (date: string, amount: number, changes: Partial<Day> = {}): Day => ({
  date,
  amount,
  untried_amount: amount,
  changes: [],
  shifts: [],
  due_bills: [],
  counted_bills: [],
  ...changes,
});

const makeForecast = (changes: Partial<LimitForecast> = {}): LimitForecast => ({
  as_of: '2026-11-26T20:00:00Z',
  why_none: null,
  payday: '2026-11-28',
  days: [
    day('2026-11-26', 84),
    day('2026-11-27', 104, {
      changes: [{ reason: 'pay', amount: 20 }],
      shifts: [{ kind: 'usual', hours: 8, gross_amount: 55 }],
    }),
    day('2026-11-28', 84, {
      changes: [{ reason: 'bills', amount: -20 }],
      counted_bills: [{ id: RENT, due_on: '2026-12-01' }],
    }),
  ],
  outstanding: 64.2,
  usual_shifts: [{ weekday: 5, hours: 8 }],
  notes: [],
  hour_amount: 24.25,
  bills: [
    {
      id: RENT,
      last_occurrence_date: '2026-11-01',
      next_occurrence_date: '2026-12-01',
      merchant_name: 'Rent',
      description: null,
      average_amount: 620,
      personal_finance_category_primary: 'RENT_AND_UTILITIES',
      personal_finance_category_secondary: null,
    },
  ],
  bills_until: '2026-12-12',
  ...changes,
});

/** Answers as the service does: an extra shift is 50 dollars more on the last day. */
const serve = (queries: string[] = []) =>
  server.use(
    http.get(`http://localhost/api/v1${FORECAST}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const forecast = makeForecast();
      if (searchParams.has('shift_date')) Object.assign(forecast.days[2] ?? {}, { amount: 134 });
      return HttpResponse.json(forecast);
    }),
  );
const visit = (search = '') => renderRemote(memberArea, `/dashboard/forecast${search}`);
/** On the page itself: what is announced stands beside it. */
const page = () => within(screen.getByRole('main'));
const TRIED = 'If you do this: $134 on Sat, Nov 28, $50 more.';

describe('the forecast to payday', () => {
  it('has each day with its limit, and says why it changes', async () => {
    serve();
    visit();
    const days = await screen.findByRole('region', { name: 'What changes, and why' });
    expect(
      within(days)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Thu, Nov 26Your limit now.$84',
      'Fri, Nov 27$20 more, because you usually work 8 hours on this day.$104',
      'Sat, Nov 28$20 less, because Rent of $620.00 is due before the payday after this one.$84Payday',
    ]);
    expect(screen.getByText(/Friday \(8 h\)\.$/)).toBeTruthy();
    expect(screen.getByText(/^The \$64\.20 that you owe today/)).toBeTruthy();
  });

  it('leaves out days on which nothing happens, and cents that an estimate has not', async () => {
    const days = [
      day('2026-11-26', 84.65),
      day('2026-11-27', 84.7),
      day('2026-11-28', 104.49, { changes: [{ reason: 'pay', amount: 19.79 }] }),
    ];
    server.use(answer(FORECAST, makeForecast({ days, payday: null })));
    visit();
    const told = await screen.findByRole('region', { name: 'What changes, and why' });
    expect(
      within(told)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Thu, Nov 26Your limit now.$84',
      'Sat, Nov 28$20 more, because another day of work counts.$104',
    ]);
  });

  it('has a table of the same figures, today first', async () => {
    serve();
    const { user } = visit();
    await user.click(await screen.findByText('Show as a table'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayExpected limit',
      'Thu, Nov 26$84',
      'Fri, Nov 27$104',
      'Sat, Nov 28$84',
    ]);
  });

  it('tries out a shift and a later bill in the address, and undoes it at one press', async () => {
    const queries: string[] = [];
    serve(queries);
    const { user } = visit();
    const shift = await screen.findByLabelText('An extra shift');
    await user.selectOptions(shift, '2026-11-27');
    await user.selectOptions(screen.getByLabelText('Hours of that shift'), '6');
    await user.click(screen.getByText('Pay a bill on another day'));
    await user.selectOptions(screen.getByLabelText('Rent, $620.00'), '2026-12-02');
    await user.click(screen.getByRole('button', { name: 'Show what changes' }));
    expect(await page().findByText(TRIED)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(TRIED);
    const asked = new URLSearchParams(queries.at(-1));
    expect(Object.fromEntries(asked)).toEqual({
      shift_date: '2026-11-27',
      shift_hours: '6',
      moved_bills: `${RENT}:2026-12-02`,
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page().queryByText(TRIED)).toBeNull());
    expect(screen.getByLabelText('An extra shift')).toHaveProperty('value', 'none');
    expect(document.activeElement?.textContent).toBe('Try something out');
  });

  it('keeps what is tried out by its address', async () => {
    serve();
    visit('?shift_date=2026-11-27&shift_hours=6.5&utm_source=mail');
    await screen.findByLabelText('Hours of that shift');
    expect(page().getByText(TRIED)).toBeTruthy();
    expect(screen.getByLabelText('Hours of that shift')).toHaveProperty('value', '6.5');
  });

  it('offers to undo what fits no longer', async () => {
    serve();
    server.use(refuse(FORECAST, 422));
    const { user } = visit('?shift_date=2026-11-01&shift_hours=6');
    expect(
      await screen.findByText('What you tried out no longer fits your forecast.'),
    ).toBeTruthy();
    serve();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'What changes, and why' })).toBeTruthy();
  });

  it('says why work adds nothing on a day', async () => {
    const shifts = [{ kind: 'usual' as const, hours: 8, gross_amount: 55 }];
    const days = [day('2026-11-26', 0), day('2026-11-27', 0, { shifts })];
    server.use(answer(FORECAST, makeForecast({ days })));
    visit();
    expect(await screen.findByText(/^No change: your bills, what you owe or a cap/)).toBeTruthy();
  });

  it('says why there is none', async () => {
    server.use(answer(FORECAST, makeForecast({ why_none: 'no_payroll', days: [], bills: [] })));
    visit();
    expect(await screen.findByText(/^Without your payroll we know neither/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('offers no shift where nothing says what it would pay', async () => {
    server.use(answer(FORECAST, makeForecast({ hour_amount: null, notes: ['pay_by_days'] })));
    visit();
    expect(await screen.findByText(/^Your pay counts day by day/)).toBeTruthy();
    expect(screen.queryByLabelText('An extra shift')).toBeNull();
    expect(screen.getByLabelText('Rent, $620.00')).toBeTruthy();
  });

  it('offers Retry when it cannot be loaded', async () => {
    server.use(refuse(FORECAST));
    const { user } = visit();
    expect(await screen.findByText("We couldn't load your forecast.")).toBeTruthy();
    serve();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'What changes, and why' })).toBeTruthy();
  });
});
