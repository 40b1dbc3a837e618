import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { buildDemo } from '../../infra/demo/build-demo.ts';
import { demoStrip, openPanel } from './demo.ts';
import { openFirefox } from './firefox.ts';
import { countLayoutShifts } from './layout-shifts.ts';
import { pageComplaints } from './page-complaints.ts';
import { logIn } from './sign-in.ts';
import { serveFolder } from './static-server.ts';

/* The static demo as any file server serves it. It uses nothing of the product that other tests have. */

const root = join(import.meta.dirname, '../..');

let folder: string;
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  folder = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? '/var/tmp', 'reset-demo-'));
  await buildDemo({ root, folder, partnersFolder: join(root, 'partners') });
  site = await serveFolder(folder);
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});
test.beforeEach(() => site.missing.splice(0));

/** What the page asks others than its own file server for, or by another method than GET. */
function leavingCalls(page: Page): string[] {
  const leaving: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === site.origin || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn || request.method() !== 'GET') leaving.push(`${request.method()} ${request.url()}`);
  });
  return leaving;
}

const figure = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

async function setOff(page: Page, button: string, said: string): Promise<void> {
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: button }).click();
  await expect(demoStrip(page).getByRole('status')).toHaveText(said);
  await expect(panel).toHaveCount(0);
}

test('she signs in, works a shift, buys, is paid and has repaid, and no call leaves the page', async ({
  page,
}) => {
  const [leaving, complaints] = [leavingCalls(page), pageComplaints(page)];
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Log In' }).first().click();
  await expect(demoStrip(page)).toContainText(
    'Demo: log in as ana.lopez@example.com or ben.carter@example.com, with any password.',
  );
  await logIn(page, { email: 'ana.lopez@example.com', password: 'any' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ana!' })).toBeVisible();
  await expect(figure(page, /Accrued Net Earnings/)).toContainText('$279.36');

  await setOff(page, 'Add shift', 'The shift was added.');
  await expect(figure(page, /Accrued Net Earnings/)).toContainText('$419.04');
  await setOff(page, 'Pay with the card', 'The purchase was made.');
  await expect(figure(page, /Outstanding Transactions/)).toContainText('$73.30');
  await page.getByRole('link', { name: 'Transactions', exact: true }).first().click();
  await expect(page.getByText('Corner Store')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();

  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Pay the paycheck' }).click();
  const celebration = page.getByRole('dialog', { name: 'You got paid!' });
  await expect(celebration).toBeVisible();
  await celebration.getByRole('button', { name: 'See details' }).click();
  await expect(page.getByRole('tabpanel').getByText('Done', { exact: true })).toHaveCount(3);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(figure(page, /Outstanding Transactions/)).toContainText('$0.00');
  await figure(page, /Outstanding Transactions/).click();
  await expect(page.getByText("You don't have any outstanding transactions.")).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.waitForURL(`${site.origin}/`);
  await expect(demoStrip(page)).toContainText('log in as');
  expect(leaving).toEqual([]);
  expect(site.missing).toEqual([]);
  expect(complaints).toEqual([]);
});

test('who presents it on a phone sees no page jump, and goes on where the next page begins', async ({
  browser,
}) => {
  for (const locale of ['en-US', 'es-US']) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale });
    const shifts = await countLayoutShifts(page);
    const heading = page.getByRole('heading', { level: 1 });
    const isStill = async () => {
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await shifts(), `${locale} ${page.url()}`).toBeLessThan(MAX_SHIFT);
    };
    await page.goto(`${site.origin}/users/sign_in`);
    await isStill();
    await expect(page.locator('body')).toBeFocused();
    await page.locator('[type=email]').fill('ana.lopez@example.com');
    await page.locator('[type=password]').fill('any');
    await page.locator('[type=password]').press('Enter');
    await expect(heading).toHaveText(/Ana!$/);
    await expect(heading).toBeFocused();
    await isStill();
    await demoStrip(page).getByRole('button').first().click();
    await page.getByRole('menuitem', { name: /^Ben/ }).click();
    await expect(heading).toHaveText(/Ben!$/);
    await expect(heading).toBeFocused();
    await isStill();
    await page.reload();
    await isStill();
    await expect(page.locator('body')).toBeFocused();
    await page.close();
  }
});

const MAX_SHIFT = 0.1;

test('it begins signed out, and leads who is to be signed in to the sign-in and back', async ({
  page,
}) => {
  await page.goto(`${site.origin}/income`);
  await page.waitForURL(`${site.origin}/users/sign_in`);
  await logIn(page, { email: 'ben.carter@example.com', password: 'any' }, { until: '/income' });
  await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible();
  expect(site.missing).toEqual([]);
});

test('an address that is no page says so, and one below a page is shown by 404.html', async ({
  page,
}) => {
  await page.goto(`${site.origin}/nowhere`);
  await expect(page.getByText("We can't find that!")).toBeVisible();
  await demoStrip(page).getByRole('button', { name: 'Switch user' }).click();
  await page.getByRole('menuitem', { name: /^Ana/ }).click();
  await page.getByRole('heading', { name: 'Welcome back, Ana!' }).waitFor();
  await page.goto(`${site.origin}/card-transactions`);
  await page.getByRole('link', { name: /Main Street Gas/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Main Street Gas').first()).toBeVisible();
});

test('it is demo mode for good, and names nothing of staff', async ({ page }) => {
  await page.goto(`${site.origin}/users/sign_in`);
  await expect(demoStrip(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /demo mode/ })).toHaveCount(0);
  expect(await page.content()).not.toContain('mfe_admin');
});

/** An installed Firefox, where there is one to try. */
const FIREFOX = process.env['FIREFOX_PATH'];

if (FIREFOX) {
  test('Firefox plays the story as well', async () => {
    const firefox = await openFirefox(FIREFOX);
    const { until, evaluate } = firefox;
    const says = (words: string) =>
      until(`document.body.innerText.includes(${JSON.stringify(words)})`);
    const press = async (name: string, within = 'document') => {
      const button = `[...${within}.querySelectorAll('button')].find((one) => one.textContent.trim() === '${name}')`;
      await until(`${button} !== undefined`);
      await evaluate(`${button}.click()`);
    };
    const fill = async (selector: string, text: string) => {
      // The strip above the page is there before it.
      await until(`document.querySelector('${selector}') !== null`);
      await evaluate(`(() => {
        const field = document.querySelector('${selector}');
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      })()`);
    };
    const panel = "document.querySelector('[role=dialog]')";
    const setOffThere = async (button: string) => {
      await press('Demo controls');
      await until(`${panel} !== null`);
      await press(button, panel);
    };
    try {
      await firefox.goto(`${site.origin}/users/sign_in`);
      await says('log in as ana.lopez@example.com');
      await fill('[type=email]', 'ana.lopez@example.com');
      await fill('[type=password]', 'any');
      await press('Log In', "document.querySelector('form')");
      await says('Welcome back, Ana!');
      await setOffThere('Add shift');
      await says('$419.04');
      await setOffThere('Pay with the card');
      await says('$73.30');
      await setOffThere('Pay the paycheck');
      await press('See details');
      await says('What you spent with your card was repaid from your paycheck.');
    } finally {
      await firefox.stop();
    }
    const isOwn = (request: string) => /^GET (data:|blob:)/.test(request);
    const leaving = firefox.requests.filter(
      (request) => !request.startsWith(`GET ${site.origin}/`) && !isOwn(request),
    );
    expect(leaving).toEqual([]);
    expect(site.missing).toEqual([]);
  });
}
