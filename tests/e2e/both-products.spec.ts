import { expect, test } from 'playwright/test';
import { SOON, task } from './application.ts';
import { read, tellWhoSheIs } from './flagged.ts';
import { applyAs, newLinkedApplicant } from './linking.ts';
import { signIn } from './sign-in.ts';
import { fileInWidget, fileTaxes, OWED } from './taxes.ts';

/* Who applies for both products tells who she is and agrees to the terms once. */

test.use({ viewport: { width: 390, height: 844 } });

test('who has told who she is for her card files her taxes, and is asked nothing again [ONB-131, ONB-133]', async ({
  page,
}) => {
  const who = await newLinkedApplicant();
  await applyAs(page, who);
  await expect(task(page, 'Read and accept the terms')).toBeVisible(SOON);
  await tellWhoSheIs(page, who.id);
  await page.reload();
  await expect(task(page, "You're approved!")).toBeVisible(SOON);
  await page.goto('/tax-filing?skip_intro=true');
  await expect(task(page, "Let's do your taxes")).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Do my taxes' }).click();
  await fileInWidget(page, OWED);
  await expect(task(page, 'Taxes done')).toBeVisible(SOON);
});

test('who has filed her taxes looks over what she told, changes it and is verified for her card', async ({
  page,
}) => {
  const who = await newLinkedApplicant();
  await signIn(page, who);
  await page.goto('/account');
  await fileTaxes(page, OWED);
  await page.goto('/apply?skip_intro=true');
  const review = task(page, 'Check your information');
  await expect(review).toBeVisible(SOON);
  await expect(page.getByText('You told us this for your taxes.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit' });

  await test.step('a change begins with what she told, but her number', async () => {
    await page.getByRole('button', { name: 'I need to make a change' }).click();
    await expect(page.getByLabel('Street address')).toHaveValue('1 Harbor Street');
    const ssn = page.getByLabel('Social Security number');
    await expect(ssn).toHaveValue('');
    await page.goBack();
    await expect(review).toBeVisible();
  });

  await submit.click();
  await expect(task(page, "You're approved!")).toBeVisible(SOON);
  const { current_task_name: next } = await read<{ current_task_name: string }>(
    page,
    '/card_application/status',
  );
  expect(next).toBe('repayment_setup');
});
