import { expect, test } from 'playwright/test';
import {
  type Fields,
  ID,
  instance,
  keepCommands,
  openAction,
  openHazel,
  schedule,
} from './opened-person.ts';

/* What staff do on the page of a user: what is asked for and sent. The services are kept out of it. */

test('schedules are approved, made inactive, and their repayments cancelled, and the page is read anew [ADM-106, ADM-139, ADM-141, ADM-143, ADM-144]', async ({
  page,
}) => {
  const told = {
    user: { scheduled_repayment_instances: [instance('2026-11-27')] } as Fields,
    schedules: [schedule(), schedule({ id: ID.replace(/1$/, '2'), active: false })] as object[],
  };
  await openHazel(page, told);
  const asked = await keepCommands(page);
  /** What the page is told changes with the action, and no sooner: it may still read for the last one. */
  const act = async (action: string, then: () => void) => {
    const { dialog, send } = await openAction(page, action);
    then();
    await send();
    await expect(dialog).toBeHidden();
  };
  // The one that is not active is not listed.
  await expect(page.getByRole('button', { name: /^Inactivate/ })).toHaveCount(1);
  await act('Approve: Weekly on Friday', () => {
    told.schedules = [schedule({ approval_status: 'approved' })];
  });
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await act('Inactivate: Weekly on Friday', () => {
    told.schedules = [schedule({ active: false })];
  });
  await expect(page.getByText('No Active Repayment Schedules')).toBeVisible();
  await act('Cancel repayment of 11/27/26', () => {
    told.user = {
      scheduled_repayment_instances: [],
      last_cancelled_repayment_instance: instance('2026-11-27'),
    };
  });
  await expect(page.getByText('No Scheduled Repayment Instances')).toBeVisible();
  await expect(page.getByText(/^On 11\/27\/26/)).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual([
    `/repayment_schedules/${ID}/approve`,
    `/repayment_schedules/${ID}/inactivate`,
    `/repayment_instances/${ID}/cancel`,
  ]);
});

test('a repayment schedule asks for what its type needs [ADM-171, ADM-172, ADM-173, ADM-174, ADM-175, ADM-176, ADM-177, ADM-178]', async ({
  page,
}) => {
  await openHazel(page);
  const asked = await keepCommands(page);
  const { dialog, send } = await openAction(page, 'Create Repayment Schedule');
  const type = dialog.getByLabel('Schedule type');
  expect(
    await type.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(['', 'weekly', 'bi_weekly', 'monthly_nth_week', 'monthly_exact_day']);
  const missing = dialog.getByRole('link');
  const adjustment = 'Choose before or after.';
  for (const [value, said] of [
    ['weekly', ['Choose a day of the week.', adjustment]],
    ['bi_weekly', ['Choose a day of the week.', 'Enter a date as mm/dd/yyyy.', adjustment]],
    ['monthly_nth_week', ['Choose a week of the month.', 'Choose a day of the week.', adjustment]],
  ] as const) {
    await type.selectOption(value);
    await send();
    // In the order of the form.
    await expect(missing).toHaveText([...said]);
  }
  await type.selectOption('monthly_nth_week');
  await dialog.getByLabel('Day of week').selectOption('Friday');
  await dialog.getByLabel('Before').check({ force: true });
  await type.selectOption('weekly');
  await expect(dialog.getByLabel('Day of week')).toHaveValue('');
  await expect(dialog.getByLabel('Before')).not.toBeChecked();
  await type.selectOption('monthly_exact_day');
  await dialog.getByLabel('After').check({ force: true });
  for (const day of ['0', '32', '']) {
    await dialog.getByLabel('Day of month').fill(day);
    await send();
    await expect(missing).toHaveCount(1);
  }
  expect(asked).toEqual([]);
  await dialog.getByLabel('Day of month').fill('31');
  await send();
  await expect(dialog).toBeHidden();
  expect(asked[0]?.body['repayment_schedule']).toMatchObject({
    schedule_type: 'monthly_exact_day',
    recurring_day_of_month: 31,
    business_day_adjustment: 'after',
  });
});

test('a debit is for today or tomorrow, says its cut-off, and shows why it is refused [ADM-167, ADM-168, ADM-169, ADM-183]', async ({
  page,
}) => {
  // 1:26 PM in Los Angeles.
  await openHazel(page, { user: { as_of: { member: '2026-12-31T21:26:00Z' } } });
  await keepCommands(page, { status: 422, json: { error: 'x', code: 'refused', request_id: '1' } });
  const { dialog, send } = await openAction(page, 'Debit External Account');
  await expect(dialog).toContainText(/1:25 PM PT \(4:25 PM ET\).*Same Day ACH/);
  await expect(dialog).toContainText('It is past the cut-off today.');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await send();
  await expect(dialog.getByText('Choose today or tomorrow.').first()).toBeVisible();
  await dialog.getByLabel('Tomorrow, Fri, Jan 1').check({ force: true });
  await send();
  await expect(dialog.getByText('x', { exact: true }).first()).toBeVisible();

  await page.unroute('**/api/v1/admin/**');
  await keepCommands(page, { status: 500, json: { error: 'Broken.', code: 'x', request_id: '1' } });
  await send();
  await expect(dialog.getByText('Something went wrong. Please try again.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Debit External Account' })).toBeVisible();
});

test('what is overridden is asked for in full, and sent as the services read it [ADM-155, ADM-156, ADM-157, ADM-158, ADM-159, ADM-160]', async ({
  page,
}) => {
  await openHazel(page, {
    user: { user_config: { ewa_multiplier_by_repayment_count: null } },
  });
  const asked = await keepCommands(page);
  const pay = await openAction(page, 'Override compensation');
  await expect(pay.dialog.getByLabel('Pay frequency')).toHaveValue('bi_weekly');
  const frequencies = pay.dialog.getByLabel('Pay frequency').locator('option');
  expect(
    (await frequencies.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).slice(1),
  ).toEqual(['weekly', 'bi_weekly', 'semi_monthly', 'monthly']);
  await pay.send();
  await expect(pay.dialog.getByText('Enter an amount.').first()).toBeVisible();
  await pay.dialog.getByRole('textbox', { name: 'Compensation' }).fill('24.25');
  await pay.send();
  await expect(pay.dialog).toBeHidden();

  const period = await openAction(page, 'Override pay period');
  await expect(
    period.dialog.getByText('This value is used forever until the first deposit.'),
  ).toBeVisible();
  await period.send();
  await expect(period.dialog.getByText('Enter a date as mm/dd/yyyy.').first()).toBeVisible();
  await period.dialog.getByLabel('Pay period start date').pressSequentially('01022026');
  await expect(period.dialog.getByLabel('Pay period start date')).toHaveValue('01/02/2026');
  await period.send();
  await expect(period.dialog).toBeHidden();

  const config = await openAction(page, 'Override user config');
  const refund = config.dialog.getByLabel('Income tax refund advance multiplier');
  await expect(refund).toHaveAttribute('step', '0.01');
  await refund.fill('1.2');
  await config.send();
  await expect(config.dialog.getByText('Enter a number between 0 and 1.').first()).toBeVisible();
  await refund.fill('0.5');
  await config.send();
  await expect(config.dialog).toBeHidden();

  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual([
    'override_compensation',
    'override_pay_period',
    'override_user_config',
  ]);
  const [compensation, start, set] = asked.map(({ body }) => body);
  expect(compensation).toMatchObject({
    compensation_amount_int: 2425,
    pay_frequency: 'bi_weekly',
  });
  expect(start).toMatchObject({ pay_period_start_date: '2026-01-02' });
  expect(set).toMatchObject({ income_tax_refund_advance_multiplier: 0.5 });
  expect(Object.keys(set ?? {})).not.toContain('ewa_multiplier_by_repayment_count');
});

test('personal info and a card by mail are asked for in full [ADM-161, ADM-162, ADM-163, ADM-164, ADM-165]', async ({
  page,
}) => {
  await openHazel(page, { user: { cards: [{ physical: false }] } });
  const asked = await keepCommands(page);
  const phone = await openAction(page, 'Update phone number');
  await phone.send();
  await expect(phone.dialog.getByText('Enter a phone number.').first()).toBeVisible();
  await phone.dialog.getByRole('textbox', { name: 'Phone number' }).fill('4155550143');
  await phone.send();
  await expect(phone.dialog).toBeHidden();

  const address = await openAction(page, 'Update address');
  await expect(address.button).toBeDisabled();
  await address.dialog
    .getByLabel('I have verified this new address is correct and accurate')
    .check({ force: true });
  await address.send();
  await expect(address.dialog.getByRole('link')).toHaveCount(4);
  for (const [field, value] of [
    ['Street', '1 Main St'],
    ['City', 'Oakland'],
    ['State', 'ca'],
    ['ZIP code', '94607'],
  ] as const) {
    await address.dialog.getByLabel(field, { exact: true }).fill(value);
  }
  await address.send();
  await expect(address.dialog).toBeHidden();

  const card = await openAction(page, 'Ship physical card');
  await card.send();
  await expect(card.dialog.getByText('Choose a shipping method.').first()).toBeVisible();
  await expect(card.dialog.getByRole('radio')).toHaveCount(2);
  await card.dialog.getByLabel('Expedited').check({ force: true });
  await card.send();
  await expect(card.dialog).toBeHidden();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { phone_number: '4155550143' },
    { street_one: '1 Main St', city: 'Oakland', state_abbr: 'CA', zip_code: '94607' },
    { expedited_fulfillment: true },
  ]);
});

test('what nothing brings back is confirmed by its phrase, in capitals and with the whole name [ADM-179, ADM-180]', async ({
  page,
}) => {
  await openHazel(page);
  const asked = await keepCommands(page);
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).toUpperCase();
  for (const [action, phrase] of [
    ['Unlink bank', 'UNLINK'],
    ['Convert payroll linked to skipped', 'CONVERT'],
    ['Disconnect payroll', `DISCONNECT ${name}`],
    ['Reject', `REJECT ${name}`],
    ['Delete', `DELETE ${name}`],
  ] as const) {
    const { dialog, button } = await openAction(page, action);
    await dialog.getByLabel('Reason').fill('She asked for it.');
    const field = dialog.getByLabel(`Type “${phrase}” to confirm`);
    await field.fill(phrase.toLowerCase());
    await expect(button).toBeDisabled();
    await field.fill(phrase);
    await button.click();
    await expect(dialog).toBeHidden();
    expect(asked.at(-1)?.body).toMatchObject({ confirmation: phrase });
  }
});
