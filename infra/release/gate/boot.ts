import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { Registry, RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import { withPartnerPaths } from '@reset/service-kit';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { findBrowser } from '../../browser/find-browser.ts';

/** What is tried before it is live: a registry that differs from the live one, and the shell's page. */
export type Candidate = {
  /** Of the product that is live. */
  origin: string;
  registry: Registry;
  /** The shell's index.html, as it was built. */
  html: string;
  partners: readonly Partner[];
};

const PAGE_LIMIT_MS = 15_000;

/**
 * Opens the first paths of the given remotes in a browser, with the candidate in
 * the place of what is live. Its calls are answered with 503, so that nobody has
 * to be signed in and every page shows how it fails; code that does not load or
 * that throws is a reason.
 * @returns one sentence for each path that does not boot
 */
export async function boot(candidate: Candidate, slices: readonly string[]): Promise<string[]> {
  const { env, ...options } = await findBrowser();
  const browser = await chromium.launch({ ...options, env: { ...process.env, ...env } as never });
  try {
    const reasons: string[] = [];
    for (const slice of slices) {
      const remote = candidate.registry.remotes[slice];
      if (!remote) continue;
      for (const path of pathsOf(remote, candidate.partners)) {
        reasons.push(...(await bootPath(browser, candidate, { remote, path })));
      }
    }
    return reasons;
  } finally {
    await browser.close();
  }
}

/**
 * What it names first, and where its navigation leads; its first prefix when it names nothing. What
 * each partner has is tried for one of them: it is the same code.
 */
function pathsOf(remote: RegisteredRemote, partners: readonly Partner[]): string[] {
  const { first = {}, navigation, prefixes } = withPartnerPaths(remote, partners.slice(0, 1));
  const named = [...Object.keys(first), ...navigation.map(({ path }) => path)];
  return [...new Set(named.length > 0 ? named : prefixes.slice(0, 1))];
}

async function bootPath(
  browser: Browser,
  candidate: Candidate,
  { remote, path }: { remote: RegisteredRemote; path: string },
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: candidate.origin });
  try {
    await standIn(context, candidate);
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.goto(path, { waitUntil: 'load' });
    const failure = await outcome(page, remote);
    return [...(failure ? [failure] : []), ...thrown].map((reason) => `${path}: ${reason}`);
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`];
  } finally {
    await context.close();
  }
}

/** null when a page of the candidate stands in the shell's main part. */
async function outcome(page: Page, { entry }: RegisteredRemote): Promise<string | null> {
  const shown = page.locator('#main h1, #main h2, [data-area-failed]').first();
  await shown.waitFor({ timeout: PAGE_LIMIT_MS });
  const failed = page.locator('[data-area-failed]');
  if ((await failed.count()) > 0) return failed.first().getAttribute('data-area-failed');
  const loaded = await page.evaluate(
    (url) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(url)),
    entry,
  );
  return loaded ? null : `${entry} was not loaded`;
}

async function standIn(context: BrowserContext, candidate: Candidate): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') {
      const live = await route.fetch();
      return route.fulfill({ response: live, status: 200, body: pageOf(candidate) });
    }
    if (!pathname.startsWith('/api/')) return route.continue();
    return route.fulfill({ status: 503, json: UNAVAILABLE });
  });
}

const UNAVAILABLE = { error: 'Not available right now.', code: 'service_unavailable' };

const WHO: Omit<PageData, 'registry' | 'partners'> = {
  signed_in: true,
  staff: true,
  refused: false,
  environment: 'production',
  flags: {
    demo_triggers: false,
    signup_debug: false,
    rf_19_demo_mode: false,
    rf_6_card_launch: false,
  },
  partners_email: 'partners@example.com',
  issuer_dashboard_url: null,
  widgets_origin: null,
  bank_shortcuts: [],
  payroll_shortcuts: { salary: [], hourly: [], gig: [], benefits: [] },
};

function pageOf({ origin, html, registry, partners }: Candidate): string {
  // Falling back to the version before would hide that this one fails.
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([slice, remote]) => [
      slice,
      { ...withPartnerPaths(remote, partners), previous: null },
    ]),
  );
  const data: PageData = { registry: { remotes }, partners: [...partners], ...WHO };
  return html
    .replaceAll('%release%', registry.shell.html.replace('/index.html', ''))
    .replaceAll('%origin%', origin)
    .replace('<!--preload-->', '')
    .replace('%csrf_token%', 'none')
    .replace('%page_data%', () => JSON.stringify(data).replaceAll('<', '\\u003c'));
}
