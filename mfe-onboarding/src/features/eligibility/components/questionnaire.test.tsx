import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerProfile, PROFILE } from '#testing/profile.ts';
import { mockQuestionnaire, valueOf, visitQuestionnaire } from '#testing/questionnaire.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import { Questionnaire } from './questionnaire.tsx';

const { server, calls } = mockQuestionnaire();

describe('the questions', () => {
  it('ask for the kind of income first, and for what follows from it [ONB-049, ONB-067]', async () => {
    const { choose } = await visitQuestionnaire();
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
    const { choose, press } = await visitQuestionnaire();
    await choose(/^Gig/);
    const shortcuts = within(screen.getByRole('group', { name: 'Popular choices' }));
    const names = ['Wheelhop Driver', 'Errandly', 'Dashling Delivery', 'Taskperch', 'Other'];
    const buttons = names.map((name) => shortcuts.getByRole('button', { name }));
    expect(shortcuts.getAllByRole('button')).toEqual(buttons);
    const pressed = () =>
      names.filter((_, at) => buttons[at]?.getAttribute('aria-pressed') === 'true');
    expect(pressed()).toEqual([]);
    await press('Dashling Delivery');
    await waitFor(() => expect(valueOf('Gig platform')).toBe('Dashling Delivery'));
    expect(calls.searched).toEqual(['payroll: Dashling Delivery']);
    expect(screen.getByRole('status').textContent).toBe('Dashling Delivery selected.');
    expect(pressed()).toEqual(['Dashling Delivery']);
    await press('Other');
    expect(pressed()).toEqual(['Other']);
  });

  it('ask anew who pays her where the kind of income is another', async () => {
    const { choose, press } = await visitQuestionnaire();
    await choose(/^Gig/);
    await press('Dashling Delivery');
    await waitFor(() => expect(valueOf('Gig platform')).toBe('Dashling Delivery'));
    await choose(/^Salary/);
    expect(valueOf('Payroll provider')).toBe('');
    await press('Continue');
    expect(await screen.findAllByText('Please select a provider from the list')).not.toEqual([]);
    expect(calls.posted).toEqual([]);
  });

  it('say when a shortcut leads nowhere', async () => {
    const { choose, press } = await visitQuestionnaire();
    await choose(/^Gig/);
    await press('Taskperch');
    const alert = await screen.findByText("That didn't work. Please search for it above.");
    expect(alert.getAttribute('role')).toBe('alert');
    expect(valueOf('Gig platform')).toBe('');
  });

  it('search from two characters on, once the typing pauses [ONB-084]', async () => {
    const { choose, user } = await visitQuestionnaire();
    await choose(/^Salary/);
    const field = screen.getByRole('combobox', { name: 'Payroll provider' });
    await user.type(field, 'n');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(calls.searched).toEqual([]);
    // At once, because a pause between two letters would be one of the typing.
    await user.paste('or');
    expect(calls.searched).toEqual([]);
    await screen.findByRole('option', { name: 'Northwind Payroll' });
    expect(calls.searched).toEqual(['payroll: nor']);
  });

  it('find social security for who types ssdi [ONB-085]', async () => {
    const { choose, pick } = await visitQuestionnaire();
    await choose(/^Benefits/);
    await pick('Benefit program', 'ssdi', 'Social Security Administration');
    expect(calls.searched).toEqual(['payroll: ssdi social security']);
    expect(valueOf('Benefit program')).toBe('Social Security Administration');
  });

  it('survive a reload, answers and all', async () => {
    const first = await visitQuestionnaire();
    await first.choose(/^Hourly/);
    await first.choose(/^No/);
    await first.pick('Payroll provider', 'north', 'Northwind Payroll');
    first.unmount();
    const { press } = await visitQuestionnaire();
    expect(valueOf('Payroll provider')).toBe('Northwind Payroll');
    expect((screen.getByRole('radio', { name: /^No/ }) as HTMLInputElement).checked).toBe(true);
    await press('Continue');
    expect(calls.posted).toEqual([]);
  });

  it('are left by who goes back', async () => {
    const { press, onCancel } = await visitQuestionnaire();
    await press('Go back');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});

describe('good news', () => {
  it('connects what was chosen', async () => {
    const { choose, pick, press, onConnect } = await visitQuestionnaire();
    await choose(/^Salary/);
    await pick('Payroll provider', 'north', 'Northwind Payroll');
    await press('Continue');
    await screen.findByRole('heading', { name: /^Good news/ });
    await press('Connect');
    expect(onConnect).toHaveBeenCalledWith(
      expect.objectContaining({ value: 'sandbox-northwind-payroll', label: 'Northwind Payroll' }),
    );
  });
});

describe('an invitation that names who pays her', () => {
  const invite = (signupParams: object) =>
    sessionStorage.setItem('signupParams', JSON.stringify(signupParams));

  it('answers for her where it is one of the list', async () => {
    invite({ pp_name: 'Northwind', pp_id: 'sandbox-northwind-payroll' });
    const { choose } = await visitQuestionnaire();
    await choose(/^Salary/);
    await waitFor(() => expect(valueOf('Payroll provider')).toBe('Northwind Payroll'));
  });

  it('is looked for where it is a name alone', async () => {
    invite({ pp_name: 'Northwind' });
    const { choose, user } = await visitQuestionnaire();
    await choose(/^Salary/);
    expect(valueOf('Payroll provider')).toBe('Northwind');
    await user.click(screen.getByRole('combobox', { name: 'Payroll provider' }));
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Northwind Payroll' })).toBeTruthy();
  });

  it('changes no answer of hers', async () => {
    const first = await visitQuestionnaire();
    await first.choose(/^Salary/);
    await first.pick('Payroll provider', 'harvest', 'Harvest Pay');
    first.unmount();
    invite({ pp_name: 'Northwind', pp_id: 'sandbox-northwind-payroll' });
    const { user } = await visitQuestionnaire();
    expect(valueOf('Payroll provider')).toBe('Harvest Pay');
    await user.clear(screen.getByRole('combobox', { name: 'Payroll provider' }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(valueOf('Payroll provider')).toBe('');
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
    expect((await screen.findByRole('alert')).textContent).toContain(
      "We couldn't load the questions.",
    );
    server.use(answerProfile());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: /^Salary/ })).toBeTruthy();
  });
});
