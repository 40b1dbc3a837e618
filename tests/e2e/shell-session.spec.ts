import { expect, test, type Page } from 'playwright/test';
import { callSdk, callSdkTogether } from './live-sdk.ts';
import { openArea } from './open-area.ts';
import { person, productUrl, setFaults } from './product/running-product.ts';
import { fillSignIn, signInAs } from './sign-in.ts';

const SIGN_OUT = '/api/v1/users/sign_out';
const CALLS = ['/users/profile', '/dashboard/overview', '/income/earnings', '/income/paystubs'];
const HOME = () => `${productUrl()}/`;

test.describe('signing out', () => {
  test('ends every tab, and the back button shows nothing of hers [PLT-040]', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'hourly_ach');
    await expect(page.getByRole('heading', { name: 'Welcome back, Hazel!' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/income');
    await expect(other.getByRole('button', { name: 'Hi, Hazel!' })).toBeVisible();
    const visitor = await context.newPage();
    await visitor.goto('/users/sign_in');

    const answers: (string | number)[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith(SIGN_OUT)) return;
      answers.push(response.request().method(), response.status());
    });
    await logOut(page);
    await page.waitForURL(HOME());
    await other.waitForURL(HOME());
    expect(answers).toEqual(['GET', 204]);

    for (const tab of [page, other]) {
      await tab.goBack();
      await tab.waitForURL('**/users/sign_in');
      await expect(tab.getByRole('heading', { name: 'Log In' })).toBeVisible();
      await expect(tab.getByText('Hazel')).toHaveCount(0);
    }
  });

  test('that fails changes nothing and says so; the next attempt works', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await page.evaluate(() => {
      document.cookie = 'seen=1; Path=/';
      localStorage.setItem('disputes', '1');
      sessionStorage.setItem('partner', 'csc');
    });
    const before = await page.context().cookies();
    await setFaults([{ path: SIGN_OUT, kind: 500 }]);
    try {
      await logOut(page);
      await expect(page.getByRole('alert')).toHaveText(
        'We could not log you out. Please try again.',
      );
    } finally {
      await setFaults([]);
    }
    await expect(page).toHaveURL('/dashboard');
    expect(await page.context().cookies()).toEqual(before);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('disputes'),
        sessionStorage.getItem('partner'),
      ]),
    ).toEqual(['1', 'csc']);
    expect((await page.request.get('/api/v1/users/profile')).status()).toBe(200);

    await logOut(page);
    await page.waitForURL(HOME());
    expect((await page.request.get('/api/v1/users/profile')).status()).toBe(401);
  });
});

test.describe('a session that is over', () => {
  test('leads to the sign-in page once, and back to the place afterwards [PLT-010]', async ({
    page,
  }) => {
    await signInAs(page, 'hourly_ach');
    await expect(page.getByText('Accrued Net Earnings')).toBeVisible();
    const { documents, calls } = record(page);
    await openArea(page, '/dashboard?from=letter#bills');
    await endSession(page);
    // Before the first answer leads away; the page that leaves takes the others along.
    const given = CALLS.map((path) => [path]);
    void callSdkTogether(page, 'api.get', given).catch(() => undefined);

    await page.waitForURL('**/users/sign_in');
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.length).toBeGreaterThanOrEqual(CALLS.length);
    expect(documents).toEqual(['/users/sign_in']);

    await fillSignIn(page, person('hourly_ach'));
    await page.waitForURL('**/dashboard?from=letter#bills');
    expect(documents).toEqual(['/users/sign_in', '/dashboard']);
  });

  test('moves nobody off a page for visitors [PLT-011]', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await page.goto('/faqs');
    await expect(page.getByRole('button', { name: 'Hi, Hazel!' })).toBeVisible();
    const { documents } = record(page);
    await endSession(page);
    expect(await callSdk(page, 'api.get', '/users/profile')).toHaveProperty(
      'error.message',
      'Unauthorized',
    );
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/faqs');
    expect(documents).toEqual([]);
  });
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}

/** Behind the browser's back: it keeps its cookie, and the server knows it no more. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const reply = await fetch(`${productUrl()}${SIGN_OUT}`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.status).toBe(204);
}

/** From now on: the documents that are asked for, and the calls. */
function record(page: Page): { documents: string[]; calls: string[] } {
  const documents: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname);
    else if (pathname.startsWith('/api/v1/')) calls.push(pathname);
  });
  return { documents, calls };
}
