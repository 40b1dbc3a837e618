import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Page } from 'playwright/test';

/* Demo mode on a page of the product: its settings, and the calls of its mock back end. */

type Settings = {
  /** Whether demo triggers are on: the product of the tests has them on. */
  hasTriggers?: boolean;
  /** Whether the flag offers demo mode. */
  isAvailable?: boolean;
  /** Whether it was turned on in this browser; undefined leaves it as it is. */
  isOn?: boolean;
};

/** Has each page come with these settings. */
export async function setDemo(
  page: Page,
  { hasTriggers = true, isAvailable = true, isOn }: Settings = {},
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch().catch(() => null);
    if (!response) return undefined;
    const html = (await response.text())
      .replace(/"demo_triggers":(true|false)/, `"demo_triggers":${hasTriggers}`)
      .replace(/"rf_19_demo_mode":(true|false)/, `"rf_19_demo_mode":${isAvailable}`);
    return route.fulfill({ response, body: html });
  });
  if (isOn !== undefined) {
    await page.addInitScript((on) => {
      // Once for this tab, also where the sign-out has emptied the storage.
      if (window.origin === 'null' || window.name === 'demo-mode-was-set') return;
      window.name = 'demo-mode-was-set';
      localStorage.setItem('demoMode', String(on));
    }, isOn);
  }
}

/** What leaves the page for the services from now on, none of which gets an answer. */
async function withoutServices(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/api/v1/**', (route) => {
    const { pathname } = new URL(route.request().url());
    calls.push(`${route.request().method()} ${pathname}`);
    return route.abort();
  });
  return calls;
}

/** A call below /api/v1 as the page would make it. */
export const demoCall = <Body>(page: Page, method: 'GET' | 'POST', path: string, body?: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const reply = await fetch(`/api/v1${where}`, {
        method: how,
        ...(what && { body: JSON.stringify(what) }),
      });
      const text = await reply.text();
      return { status: reply.status, body: JSON.parse(text || 'null') };
    },
    [method, path, body] as const,
  ) as Promise<{ status: number; body: Body }>;

/** The strip of the controls. */
export const demoStrip = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

/** Opens the control panel, which is offered on the page. */
export async function openPanel(page: Page) {
  await demoStrip(page).getByRole('button', { name: 'Demo controls' }).click();
  return page.getByRole('dialog', { name: 'Demo controls' });
}

/** Opens the list of fictional users. */
export const switcher = (page: Page) =>
  demoStrip(page).getByRole('button', { name: 'Switch user' });
/** Opens the control panel. */
export const panelButton = (page: Page) =>
  demoStrip(page).getByRole('button', { name: 'Demo controls' });
/** The dashboard of somebody. */
export const greeting = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `Welcome back, ${name}!` });
/** What may be spent now, in dollars. */
export const shownLimit = async (page: Page) =>
  (await demoCall<DashboardOverview>(page, 'GET', '/dashboard/overview')).body.dsl.current_amount;

/** A page in demo mode, and the calls that leave it: none gets an answer. */
export async function openDemo(page: Page, path = '/dashboard'): Promise<string[]> {
  await setDemo(page, { isOn: true });
  const calls = await withoutServices(page);
  await page.goto(path);
  return calls;
}
