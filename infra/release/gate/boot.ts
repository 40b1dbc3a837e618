import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { Registry, RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import { withPartnerPaths } from '@reset/service-kit/partners/with-partner-paths.ts';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { judgeStyles } from './judge-styles.ts';
import { findBrowser } from '../../browser/find-browser.ts';

/** What is tried before it is live: a registry as it may be, and the shell's page. */
export type Candidate = {
  registry: Registry;
  /** The shell's index.html, as it was built. */
  html: string;
  /** The remotes that are opened. */
  slices: readonly string[];
  /** `first`: one page of each, which shows that shell and remote go together. */
  pages: 'all' | 'first';
};

/** The product that is live, whose answers stand around the candidate. */
export type Product = { origin: string; partners: readonly Partner[] };

const CONCURRENCY = 2;
const PAGE_LIMIT_MS = 30_000;
/** Of a page to which is turned; one that takes longer is opened. */
const TURN_LIMIT_MS = 3000;

/**
 * Opens pages of the given remotes in a browser, with each candidate in the place
 * of what is live. Its calls are answered with 503, so that nobody has to be
 * signed in and every page shows how it fails; code that does not load or that
 * throws is a reason.
 * @returns a sentence for what does not boot, of each remote for its first page or two
 */
export async function boot(product: Product, candidates: readonly Candidate[]): Promise<string[]> {
  if (!(await isThere(product.origin))) {
    const how = 'Start the product, or say by ORIGIN where it is, and release again.';
    return [`Nothing answers at ${product.origin}, where pages are tried in a browser. ${how}`];
  }
  const left = candidates.flatMap((candidate) => visitsOf(candidate, product.partners));
  const { env, ...options } = await findBrowser();
  const browser = await chromium.launch({ ...options, env: { ...process.env, ...env } as never });
  try {
    const reasons: string[] = [];
    const failed = new Set<RegisteredRemote>();
    const work = async (): Promise<void> => {
      for (let visit = left.shift(); visit; visit = left.shift()) {
        // In another shell it would take as long to fail.
        if (failed.has(visit.remote)) continue;
        const found = await visitPages(browser, product, visit);
        if (found.length > 0) failed.add(visit.remote);
        reasons.push(...found);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    return reasons.toSorted();
  } finally {
    await browser.close();
  }
}

const isThere = (origin: string): Promise<boolean> =>
  fetch(origin, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** One remote in one shell, and its pages that are opened there. */
type Visit = { candidate: Candidate; slice: string; remote: RegisteredRemote; paths: string[] };

const visitsOf = (candidate: Candidate, partners: readonly Partner[]): Visit[] =>
  candidate.slices.flatMap((slice) => {
    const remote = candidate.registry.remotes[slice];
    if (!remote) return [];
    const paths = pathsOf(remote, partners);
    return [
      { candidate, slice, remote, paths: candidate.pages === 'first' ? paths.slice(0, 1) : paths },
    ];
  });

/**
 * What it names first, and where its navigation leads; its first prefix when it names nothing. What
 * each partner has is tried for one of them: it is the same code.
 */
function pathsOf(remote: RegisteredRemote, partners: readonly Partner[]): string[] {
  const { first = {}, navigation, prefixes } = withPartnerPaths(remote, partners.slice(0, 1));
  const named = [...Object.keys(first), ...navigation.map(({ path }) => path)];
  return [...new Set(named.length > 0 ? named : prefixes.slice(0, 1))];
}

/**
 * Opens the first page and turns to the others as links do, which takes a tenth of opening each. Where that
 * shows none, the page and those after it are opened, which also says why it does not come.
 * @returns what the first page that does not boot says
 */
async function visitPages(browser: Browser, product: Product, visit: Visit): Promise<string[]> {
  let opened: Opened | null = null;
  let canTurn = true;
  try {
    for (const path of visit.paths) {
      if (opened && canTurn && (await turnTo(opened, visit.remote, path))) continue;
      canTurn = opened === null;
      await opened?.close();
      opened = await openPage(browser, product, visit.candidate);
      const reasons = await bootPath(opened, visit, path);
      if (reasons.length > 0) return reasons;
    }
    return [];
  } finally {
    await opened?.close();
  }
}

type Opened = {
  page: Page;
  /** What its scripts threw and nobody caught, until now. */
  thrown: string[];
  close(): Promise<void>;
};

async function openPage(browser: Browser, product: Product, candidate: Candidate): Promise<Opened> {
  const context = await browser.newContext({ baseURL: product.origin });
  await standIn(context, product, candidate);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return { page, thrown, close: () => context.close() };
}

async function bootPath(
  { page, thrown }: Opened,
  { candidate, slice, remote }: Visit,
  path: string,
): Promise<string[]> {
  const { shell } = candidate.registry;
  const inWords = (reason: string) =>
    `${path} of ${slice} ${remote.version} does not boot in shell ${shell.version}: ${reason}`;
  try {
    await page.goto(path, { waitUntil: 'load' });
    const failure = await outcome(page, remote);
    const leaks = await leaksOf(page, remote);
    return [...(failure ? [failure] : []), ...thrown].map(inWords).concat(leaks);
  } catch (error) {
    return [inWords(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))];
  }
}

/** Whether a page comes as a link leads to it, and nothing is wrong with it. */
async function turnTo(
  { page, thrown }: Opened,
  remote: RegisteredRemote,
  path: string,
): Promise<boolean> {
  try {
    await page.evaluate(turning(path));
    const come = page.locator(HEADINGS.map((heading) => `${heading}:not([${LEFT}])`).join());
    await come.first().waitFor({ timeout: TURN_LIMIT_MS });
    const failed = await page.locator('[data-area-failed]').count();
    return failed + thrown.length === 0 && (await leaksOf(page, remote)).length === 0;
  } catch {
    return false;
  }
}

const HEADINGS = ['#main h1', '#main h2'];
/** Marks a heading of the page that is left. */
const LEFT = 'data-left';

/** In words of the browser: the router hears of a new address as it does of the browser's back button. */
const turning = (path: string): string => `
  for (const heading of document.querySelectorAll('${HEADINGS.join()}')) heading.setAttribute('${LEFT}', '');
  history.pushState(null, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
`;

const leaksOf = async (page: Page, remote: RegisteredRemote): Promise<string[]> =>
  judgeStyles(remote.name, [
    { file: 'what its scripts style', css: await page.evaluate<string>(INJECTED_STYLES) },
  ]);

/** What scripts put into the page, which is in no stylesheet of the build; in words of the browser. */
const INJECTED_STYLES = `[
  ...document.adoptedStyleSheets,
  ...[...document.querySelectorAll('style')].map(({ sheet }) => sheet),
].flatMap((sheet) => [...(sheet?.cssRules ?? [])]).map(({ cssText }) => cssText).join('\\n')`;

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

/**
 * What pages wait for with a time limit of theirs, like the remote loader, they wait for patiently: several
 * gates on one machine are slower than the browsers for which those limits are. In words of the browser.
 */
const PATIENCE = `{
  const { setTimeout } = window;
  window.setTimeout = (work, ms = 0, ...rest) => setTimeout(work, ms < 1000 ? ms : ms * 6, ...rest);
}`;

async function standIn(
  context: BrowserContext,
  product: Product,
  candidate: Candidate,
): Promise<void> {
  await context.addInitScript(PATIENCE);
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') {
      const live = await route.fetch().catch(() => null);
      if (!live) return route.abort();
      return route.fulfill({ response: live, status: 200, body: pageOf(product, candidate) });
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

function pageOf({ origin, partners }: Product, { html, registry }: Candidate): string {
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
