import type { Notification } from '@reset/api-contract/member/notifications.ts';
import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { forgetSession, signInAs } from './sign-in.ts';

/* A direct deposit that was switched away, which no provider of ours reports yet. */

const SWITCHED: Notification = {
  id: newId(),
  type: 'integration_error',
  params: {
    source: 'pinwheel',
    error_type: 'direct_deposit_switched_away_from_reset',
    product: null,
    state: null,
    step: null,
    jurisdiction: null,
  },
  require_action: true,
};

test('is told to a member who repays by direct deposit, and not to one who repays by ACH debit [MEM-069, MEM-070, MEM-071]', async ({
  page,
}) => {
  await page.route('**/api/v1/notifications', (route) => route.fulfill({ json: [SWITCHED] }));
  const notice = page.getByText('You switched your direct deposit away from Reset');
  await signInAs(page, 'direct_deposit');
  await expect(notice).toBeVisible();
  await expect(
    page.getByText(
      'At this time, Reset can only support cardholders who direct their full direct deposit through it.',
    ),
  ).toBeVisible();

  await forgetSession(page);
  const answered = page.waitForResponse('**/api/v1/notifications');
  await signInAs(page, 'hourly_ach');
  await answered;
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
