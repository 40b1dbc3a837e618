import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import '#testing/css-escape.ts';
import { answerProfile, makeProfile, PROFILE } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Questionnaire } from './questionnaire.tsx';

const SEARCH = 'http://localhost/api/v1/pinwheel/search_institutions';
const WAITLIST = 'http://localhost/api/v1/qualifier/waitlist';
const ALL = 'income,employment,shifts,direct_deposit_switch,paystubs';
const PLATFORMS = [
  { id: 'sandbox-northwind-payroll', name: 'Northwind Payroll', products: ALL },
  { id: 'sandbox-harvest-pay', name: 'Harvest Pay', products: 'income,employment' },
  { id: 'sandbox-dashling', name: 'Dashling Delivery', products: 'income,shifts' },
  { id: 'sandbox-social-security', name: 'Social Security Administration', products: ALL },
  { id: 'sandbox-punchwell', name: 'Punchwell', products: ALL },
];

const server = mockApi();
let searched: string[] = [];
let posted: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  searched = [];
  posted = [];
  server.use(
    answerProfile(),
    http.get(SEARCH, ({ request }) => {
      const { searchParams } = new URL(request.url);
      searched.push(`${searchParams.get('platform_type')}: ${searchParams.get('name')}`);
      const words = (searchParams.get('name') ?? '').toLowerCase().split(' ');
      const institutions = PLATFORMS.filter(({ name }) =>
        words.some((word) => name.toLowerCase().includes(word)),
      );
      return HttpResponse.json({ institutions });
    }),
    http.post(WAITLIST, async ({ request }) => {
      posted.push(await request.json());
      return HttpResponse.json({ id: makeProfile().id }, { status: 201 });
    }),
  );
});

async function visit() {
  const doors = { onDone: jest.fn(), onConnect: jest.fn(), onCancel: jest.fn() };
  const visited = renderScreen(<Questionnaire {...doors} />);
  await screen.findByRole('radio', { name: /^Salary/ });
  const { user } = visited;
  return {
    ...visited,
    ...doors,
    choose: (name: RegExp | string) => user.click(screen.getByRole('radio', { name })),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    async pick(label: string, typed: string, option: string) {
      await user.type(screen.getByRole('combobox', { name: label }), typed);
      await user.click(await screen.findByRole('option', { name: option }));
    },
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const valueOf = (label: string) =>
  (screen.getByRole('combobox', { name: label }) as HTMLInputElement).value;
const banner = (name: string) => screen.findByRole('group', { name });

describe('the questions', () => {
  it('ask for the kind of income first, and for what follows from it [ONB-049, ONB-067]', async () => {
    const { choose } = await visit();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.queryByRole('combobox')).toBeNull();
    await choose(/^Salary/);
    expect(screen.getByRole('combobox', { name: 'Payroll provider' })).toBeTruthy();
    await choose(/^Benefits/);
    expect(screen.getByRole('combobox', { name: 'Benefit program' })).toBeTruthy();
    await choose(/^Gig/);
    expect(screen.getByRole('combobox', { name: 'Gig platform' })).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: /hours/ })).toBeNull();
    await choose(/^Hourly/);
    expect(
      screen.getByRole('radiogroup', { name: /hours tracked with your payroll/ }),
    ).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Time/ })).toBeNull();
    await choose(/^No/);
    expect(screen.getByRole('combobox', { name: 'Time and attendance platform' })).toBeTruthy();
  });

  it('offer the platforms of that kind of income, one press away [ONB-050]', async () => {
    const { choose, press } = await visit();
    await choose(/^Gig/);
    const shortcuts = within(screen.getByRole('group', { name: 'Often chosen' }));
    expect(shortcuts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Wheelhop Driver',
      'Errandly',
      'Dashling Delivery',
      'Taskperch',
      'Other',
    ]);
    await press('Dashling Delivery');
    await waitFor(() => expect(valueOf('Gig platform')).toBe('Dashling Delivery'));
    expect(searched).toEqual(['payroll: Dashling Delivery']);
    expect(screen.getByRole('status').textContent).toBe('Dashling Delivery is chosen.');
  });

  it('say when a shortcut leads nowhere', async () => {
    const { choose, press } = await visit();
    await choose(/^Gig/);
    await press('Taskperch');
    const alert = await screen.findByText(
      'That did not work just now. Please search for it above.',
    );
    expect(alert.getAttribute('role')).toBe('alert');
    expect(valueOf('Gig platform')).toBe('');
  });

  it('search from two characters on, once the typing pauses [ONB-084]', async () => {
    const { choose, user } = await visit();
    await choose(/^Salary/);
    const field = screen.getByRole('combobox', { name: 'Payroll provider' });
    await user.type(field, 'n');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(searched).toEqual([]);
    await user.type(field, 'or');
    expect(searched).toEqual([]);
    await screen.findByRole('option', { name: 'Northwind Payroll' });
    expect(searched).toEqual(['payroll: nor']);
  });

  it('find social security for who types ssdi [ONB-085]', async () => {
    const { choose, pick } = await visit();
    await choose(/^Benefits/);
    await pick('Benefit program', 'ssdi', 'Social Security Administration');
    expect(searched).toEqual(['payroll: ssdi social security']);
    expect(valueOf('Benefit program')).toBe('Social Security Administration');
  });

  it('survive a reload, answers and all', async () => {
    const first = await visit();
    await first.choose(/^Hourly/);
    await first.choose(/^No/);
    await first.pick('Payroll provider', 'north', 'Northwind Payroll');
    first.unmount();
    const { press } = await visit();
    expect(valueOf('Payroll provider')).toBe('Northwind Payroll');
    expect((screen.getByRole('radio', { name: /^No/ }) as HTMLInputElement).checked).toBe(true);
    await press('Continue');
    expect(posted).toEqual([]);
  });

  it('are left by who goes back', async () => {
    const { press, onCancel } = await visit();
    await press('Go back');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});

describe('an invitation that names who pays her', () => {
  const invite = (signupParams: object) =>
    sessionStorage.setItem('signupParams', JSON.stringify(signupParams));

  it('answers for her where it is one of the list', async () => {
    invite({ pp_name: 'Northwind', pp_id: 'sandbox-northwind-payroll' });
    const { choose } = await visit();
    await choose(/^Salary/);
    await waitFor(() => expect(valueOf('Payroll provider')).toBe('Northwind Payroll'));
  });

  it('is looked for where it is a name alone', async () => {
    invite({ pp_name: 'Northwind' });
    const { choose, user } = await visit();
    await choose(/^Salary/);
    expect(valueOf('Payroll provider')).toBe('Northwind');
    await user.click(screen.getByRole('combobox', { name: 'Payroll provider' }));
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Northwind Payroll' })).toBeTruthy();
  });

  it('changes no answer of hers', async () => {
    const first = await visit();
    await first.choose(/^Salary/);
    await first.pick('Payroll provider', 'harvest', 'Harvest Pay');
    first.unmount();
    invite({ pp_name: 'Northwind', pp_id: 'sandbox-northwind-payroll' });
    const { user } = await visit();
    expect(valueOf('Payroll provider')).toBe('Harvest Pay');
    await user.clear(screen.getByRole('combobox', { name: 'Payroll provider' }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(valueOf('Payroll provider')).toBe('');
  });
});

describe('submit', () => {
  it('asks for all that is missing, and sends nothing [ONB-080, ONB-082, ONB-083]', async () => {
    const { choose, press } = await visit();
    await choose(/^Hourly/);
    await choose(/^No/);
    await press('Continue');
    const summary = await banner('Please fill out all fields');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please select a provider from the list', 'Please select a platform from the list']);
    expect(posted).toEqual([]);
  });

  it('takes no text that is none of the list [ONB-084]', async () => {
    const { choose, press, user } = await visit();
    await choose(/^Salary/);
    await user.type(screen.getByRole('combobox', { name: 'Payroll provider' }), 'north');
    await user.tab();
    await press('Continue');
    const summary = await banner('Please fill out all fields');
    expect(within(summary).getByText('Please select a provider from the list')).toBeTruthy();
  });

  it('asks for the name of another [ONB-081]', async () => {
    const { choose, press } = await visit();
    await choose(/^Gig/);
    await press('Other');
    await press('Continue');
    const summary = await banner('Please fill out all fields');
    expect(within(summary).getByRole('link').textContent).toBe('Please tell us its name');
    expect(screen.getByRole('textbox', { name: 'Name of the provider' })).toBeTruthy();
  });

  it('puts her on the waiting list, and lets her try connecting [ONB-077, ONB-079]', async () => {
    const { choose, pick, press, ...doors } = await visit();
    await choose(/^Hourly/);
    await choose(/^No/);
    await pick('Payroll provider', 'north', 'Northwind Payroll');
    await pick('Time and attendance platform', 'punch', 'Punchwell');
    await press('Continue');
    await heading('Good news: we can work with that');
    expect(searched).toEqual(['payroll: north', 'time_and_attendance: punch']);
    expect(posted).toEqual([
      {
        email: 'hazel@example.com',
        name: 'Hazel Bourne',
        user_id: '0192f0c1-2a3b-7c4d-8e5f-000000000006',
        income_type: 'hourly',
        bank_account_name: 'Tidewater Savings Bank',
        payroll_provider_name: 'Northwind Payroll',
        pinwheel_id: 'sandbox-northwind-payroll',
        time_and_attendance_platform_name: 'Punchwell',
        time_and_attendance_platform_pinwheel_id: 'sandbox-punchwell',
      },
    ]);
    expect(doors.onDone).toHaveBeenCalledWith('eligible');
    await press('Connect');
    expect(doors.onConnect).toHaveBeenCalledTimes(1);
  });

  it('says kindly where it does not go on, and that she is on the list [ONB-076, ONB-077]', async () => {
    const { choose, press, user, onDone } = await visit();
    await choose(/^Gig/);
    await press('Other');
    await user.type(screen.getByRole('textbox', { name: 'Name of the provider' }), 'Ferry taps');
    await press('Continue');
    await screen.findByText(/we're unable to move your application forward at this time\./);
    expect(screen.getByText(/You are on the waiting list/)).toBeTruthy();
    expect(posted).toMatchObject([{ income_type: 'gig', payroll_provider_name: 'Ferry taps' }]);
    expect(posted[0]).not.toHaveProperty('pinwheel_id');
    expect(onDone).toHaveBeenCalledWith('ineligible');
    await press('Answer the questions again');
    expect(await screen.findByRole('textbox', { name: 'Name of the provider' })).toBeTruthy();
  });

  it('asks how the application stands now', async () => {
    const { client, choose, press } = await visit();
    client.setQueryData(['application', 'card'], {});
    await choose(/^Gig/);
    await press('Dashling Delivery');
    await waitFor(() => expect(valueOf('Gig platform')).toBe('Dashling Delivery'));
    await press('Continue');
    await heading('Thank you for applying');
    expect(client.getQueryState(['application', 'card'])?.isInvalidated).toBe(true);
  });

  it('keeps the answers where it is refused, and says why', async () => {
    server.use(
      http.post(WAITLIST, () =>
        HttpResponse.json(
          { error: 'Please try again later.', code: 'service_unavailable', request_id: 'r-1' },
          { status: 503 },
        ),
      ),
    );
    const { choose, pick, press, onDone } = await visit();
    await choose(/^Salary/);
    await pick('Payroll provider', 'north', 'Northwind Payroll');
    await press('Continue');
    const summary = await banner('Please try again later.');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(valueOf('Payroll provider')).toBe('Northwind Payroll');
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('while nobody knows who she is', () => {
  it('says so, and tries again', async () => {
    server.use(
      http.get(PROFILE, () =>
        HttpResponse.json(
          { error: 'Your profile is away.', code: 'service_unavailable', request_id: 'r-1' },
          { status: 503 },
        ),
      ),
    );
    const { user } = renderScreen(
      <Questionnaire onDone={() => {}} onConnect={() => {}} onCancel={() => {}} />,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Your profile is away.');
    server.use(answerProfile());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: /^Salary/ })).toBeTruthy();
  });
});
