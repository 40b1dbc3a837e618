import type { WaitlistReply } from '@reset/api-contract/onboarding/waitlist.ts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  banner,
  mockQuestionnaire,
  valueOf,
  visitQuestionnaire,
  WAITLIST,
} from '#testing/questionnaire.tsx';

const { server, calls } = mockQuestionnaire();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('submit', () => {
  it('asks for all that is missing, and sends nothing [ONB-080, ONB-082, ONB-083]', async () => {
    const { choose, press } = await visitQuestionnaire();
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
    expect(calls.posted).toEqual([]);
  });

  it('asks at first for the kind of income alone: what follows goes by that', async () => {
    const { press } = await visitQuestionnaire();
    await press('Continue');
    const summary = await banner('Please fill out all fields');
    expect(within(summary).getByRole('link').textContent).toBe(
      'Please choose what kind of income you have',
    );
  });

  it('takes no text that is none of the list [ONB-084]', async () => {
    const { choose, press, user } = await visitQuestionnaire();
    await choose(/^Salary/);
    await user.type(screen.getByRole('combobox', { name: 'Payroll provider' }), 'north');
    await user.tab();
    await press('Continue');
    const summary = await banner('Please fill out all fields');
    expect(within(summary).getByText('Please select a provider from the list')).toBeTruthy();
  });

  it('asks for the name of another [ONB-081]', async () => {
    const { choose, press } = await visitQuestionnaire();
    await choose(/^Gig/);
    await press('Other');
    await press('Continue');
    const summary = await banner('Please fill out all fields');
    expect(within(summary).getByRole('link').textContent).toBe('Please tell us its name');
    expect(screen.getByRole('textbox', { name: 'Name of the provider' })).toBeTruthy();
  });

  it('puts her on the waiting list, and lets her try connecting [ONB-077, ONB-079]', async () => {
    const { choose, pick, press, ...doors } = await visitQuestionnaire();
    await choose(/^Hourly/);
    await choose(/^No/);
    await pick('Payroll provider', 'north', 'Northwind Payroll');
    await pick('Time and attendance platform', 'punch', 'Punchwell');
    await press('Continue');
    const result = await heading('Good news: we can work with that');
    // Not lost with the button that is gone.
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(calls.searched).toEqual(['payroll: north', 'time_and_attendance: punch']);
    expect(calls.posted).toEqual([
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
    const { choose, press, user, onDone } = await visitQuestionnaire();
    await choose(/^Gig/);
    await press('Other');
    await user.type(screen.getByRole('textbox', { name: 'Name of the provider' }), 'Ferry taps');
    await press('Continue');
    await screen.findByText(/we're unable to move your application forward at this time\./);
    expect(
      screen.getByText(/on our waitlist.+as soon as Reset works with how you're paid\./),
    ).toBeTruthy();
    expect(calls.posted).toMatchObject([
      { income_type: 'gig', payroll_provider_name: 'Ferry taps' },
    ]);
    expect(calls.posted[0]).not.toHaveProperty('pinwheel_id');
    expect(onDone).toHaveBeenCalledWith('ineligible');
    await press('Answer the questions again');
    expect(await screen.findByRole('textbox', { name: 'Name of the provider' })).toBeTruthy();
  });

  it('shows what the service makes of the answers, whatever the screen would', async () => {
    const reply: WaitlistReply = {
      id: '0192f0c1-2a3b-7c4d-8e5f-000000000001',
      outcome: 'ineligible',
      ineligible_reason: 'platform',
    };
    server.use(http.post(WAITLIST, () => HttpResponse.json(reply, { status: 201 })));
    const { choose, pick, press, onDone } = await visitQuestionnaire();
    await choose(/^Salary/);
    await pick('Payroll provider', 'north', 'Northwind Payroll');
    await press('Continue');
    await heading('Thank you for applying');
    expect(screen.getByText(/as soon as we can work with how you're paid\./)).toBeTruthy();
    expect(onDone).toHaveBeenCalledWith('ineligible');
  });

  it('asks how the application stands now', async () => {
    const { client, choose, press } = await visitQuestionnaire();
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
    const { choose, pick, press, onDone } = await visitQuestionnaire();
    await choose(/^Salary/);
    await pick('Payroll provider', 'north', 'Northwind Payroll');
    await press('Continue');
    const summary = await banner('Please try again later.');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(valueOf('Payroll provider')).toBe('Northwind Payroll');
    expect(onDone).not.toHaveBeenCalled();
  });
});
