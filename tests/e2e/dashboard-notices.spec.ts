import type { Notification, Notifications } from '@reset/api-contract/member/notifications.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { expect, test, type Page } from 'playwright/test';
import { newCardholder, read, SOON } from './cardholder.ts';
import { askSandbox, payrollOf, signInAtPayroll } from './linking.ts';
import { signIn, signInAs } from './sign-in.ts';
import { brokenLink, tellMember, type Told } from './told-answers.ts';

/* What the dashboard asks of a member above her card: links to repair, and her application. */

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Has her payroll end its connection, once she is told of that. */
async function breakPayroll(page: Page, account: string): Promise<void> {
  await askSandbox('POST', `/control/pinwheel/accounts/${account}/disconnect`);
  const notified = async () => JSON.stringify(await read<Notifications>(page, '/notifications'));
  await expect.poll(notified, SOON).toContain('integration_error');
}

test('a link that is broken is named, explained and repaired [MEM-067, MEM-068, MEM-072, MEM-073, MEM-083]', async ({
  page,
}) => {
  const who = await newCardholder();
  await signIn(page, who);
  const account = await payrollOf(who.id);
  await breakPayroll(page, account);
  const profile = await read<Profile>(page, '/users/profile');
  const [bank, payroll] = [profile.linked_bank?.name, profile.linked_payroll?.provider_name];
  const told: Told = { notifications: [brokenLink('plaid'), brokenLink('pinwheel')] };
  await tellMember(page, told);
  await page.goto('/dashboard');
  const shown = notices(page);
  for (const text of [
    'Your earnings amount may not be up-to-date',
    `${payroll} requires you to reconnect periodically to access the latest income data`,
    'Reconnect your checking account',
    `${bank} requires you to reconnect periodically to keep your balance and transactions up-to-date`,
  ]) {
    await expect(shown).toContainText(text);
  }
  await shown.getByRole('button', { name: 'Learn More' }).click();
  const why = page.getByRole('dialog', { name: 'Why reconnect?' });
  await expect(why).toContainText(/relies on ongoing income data.*reconnect periodically/);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();

  const reconnect = shown.getByRole('button', { name: 'Reconnect', exact: true }).last();
  await reconnect.click();
  await signInAtPayroll(page);
  await expect(shown.getByText(`${payroll} account reconnected!`)).toBeVisible(SOON);

  await breakPayroll(page, account);
  told.profile = { linked_bank: null, linked_payroll: null };
  await page.reload();
  await expect(shown).toContainText('Your payroll provider requires you to reconnect');
  await expect(shown).toContainText('Your financial institution requires you to reconnect');
  await reconnect.click();
  await signInAtPayroll(page);
  await expect(shown.getByText('Success!', { exact: true })).toBeVisible(SOON);
});

test('her application is named by how far it is, leads on, and is over with the card [MEM-076, MEM-077, MEM-078, MEM-079, MEM-080]', async ({
  page,
}) => {
  const told: Told = {};
  await tellMember(page, told);
  await signInAs(page, 'applicant');
  const notice = (await read<Notifications>(page, '/notifications')).find(
    ({ type, params }) => type === 'onboarding_state' && params.product === 'earned_wage_access',
  );
  if (!notice) throw new Error('Her application is not among what she is notified of.');
  const changed = (state: string, require_action: boolean): Notification => ({
    ...notice,
    params: { ...notice.params, state, step: 'bank_linking' },
    require_action,
  });
  const finish = 'Finish setting up your account';
  const titles = [finish, 'Continue your card application', 'Your card application is in progress'];
  const show = async (state: string, requireAction: boolean, isEligible: boolean) => {
    told.notifications = [changed(state, requireAction)];
    told.profile = { eligible_for_card: isEligible };
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
  };
  for (const [state, requireAction, isEligible, title] of [
    ['verified_identity', true, false, titles[0]],
    ['linked_bank', true, true, titles[0]],
    ['linked_bank', true, false, titles[1]],
    ['linked_bank', false, true, titles[2]],
    ['issued_card', true, true, null],
    ['activated_card', true, true, null],
    ['used_card', true, true, null],
  ] as const) {
    await show(state, requireAction, isEligible);
    for (const one of titles) {
      await expect(page.getByText(one, { exact: true })).toHaveCount(one === title ? 1 : 0);
    }
  }
  await show('verified_identity', true, false);
  const step = page.getByRole('region', { name: finish });
  await step.getByRole('link').click();
  await page.waitForURL('**/apply');
});
