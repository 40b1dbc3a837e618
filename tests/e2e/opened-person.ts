import { expect, type Page } from 'playwright/test';
import { changeJson } from './change-answer.ts';
import { person } from './product/running-product.ts';
import { passGate, signInAsStaff } from './sign-in.ts';

/* The page of a seeded cardholder as staff see it, with what is told of her changed on its way. */

export type Fields = Record<string, unknown>;

export const ID = '0199eeee-0000-7000-8000-000000000001';
export const instance = (day: string) => ({
  id: ID,
  effective_date: day,
  created_at: '2026-11-20T20:00:00Z',
});
export const schedule = (changes: Fields = {}) => ({
  id: ID,
  user_id: ID,
  schedule_type: 'weekly',
  active: true,
  approval_status: 'pending',
  business_day_adjustment: 'after',
  recurring_day_of_month: null,
  recurring_day_of_week: 5,
  recurring_week_of_month: null,
  previous_bi_weekly_pay_date: null,
  created_at: '2026-11-20T20:00:00Z',
  updated_at: '2026-11-20T20:00:00Z',
  ...changes,
});

/** The page of Hazel, of whom is told what `told` holds when it is asked for, beside what is true. */
export async function openHazel(page: Page, told: { user?: Fields; schedules?: object[] } = {}) {
  const staff = await signInAsStaff(page);
  await changeJson<Fields>(page, USER, (user) => merged(user, told.user ?? {}));
  if (told.schedules !== undefined) {
    await page.route('**/api/v1/admin/repayment_schedules?*', (route) => {
      const user_id = new URL(route.request().url()).searchParams.get('user_id');
      const schedules = told.schedules?.map((one) => ({ ...one, user_id }));
      return route.fulfill({ json: { repayment_schedules: schedules } });
    });
  }
  const { email } = person('hourly_ach');
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await passGate(page, staff);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  await expect(page).toHaveTitle('Detail | Reset');
  await expect(section(page, 'Profile')).toContainText(email);
}

/** Objects within it are merged as well. */
const merged = (actual: Fields, told: Fields): Fields => ({
  ...actual,
  ...Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      isFields(value) && isFields(actual[name]) ? { ...actual[name], ...value } : value,
    ]),
  ),
});
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const USER = /\/api\/v1\/admin\/users\/[0-9a-f-]{36}$/;
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

/** Keeps what is asked of the services by staff, and answers that it is done. */
export async function keepCommands(page: Page, answer: { status: number; json?: object } = DONE) {
  const asked: { path: string; body: Fields }[] = [];
  await page.route('**/api/v1/admin/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fallback();
    const path = new URL(request.url()).pathname.replace(/.*\/admin/, '');
    asked.push({ path, body: (request.postDataJSON() ?? {}) as Fields });
    return route.fulfill(answer);
  });
  return asked;
}
const DONE = { status: 204 };

/** Opens the dialog of an action; `send` gives the reason and presses its button. */
export async function openAction(page: Page, action: string) {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button').last();
  const send = async (reason = 'She asked for it.') => {
    await dialog.getByLabel('Reason').fill(reason);
    await button.click();
  };
  return { dialog, button, send };
}
