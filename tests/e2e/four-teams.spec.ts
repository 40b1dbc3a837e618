import { expect, test, type Browser, type Page } from 'playwright/test';
import { readHistory } from '../../infra/release/swap-file.ts';
import { readServices } from '../../infra/release/services-file.ts';
import { callMeanwhile, expectNothingLost } from './calls-meanwhile.ts';
import { startOwnProduct } from './own-product.ts';
import { PAGES_OF, STAFF_PAGES, VISITOR_PAGES } from './every-page.ts';
import { newStaff } from './new-account.ts';
import { readRegistry } from './product/published-files.ts';
import { person, processOf, productUrl, releaseStore } from './product/running-product.ts';
import { teamClone } from './product/team-clone.ts';
import { releasedFiles } from './released-files.ts';
import { signIn } from './sign-in.ts';

/* Four teams ship their slices at once, again and again, while people use the product and money moves. */

const RELEASING_MS = 180_000;
/** What is under way when that is over ends by itself, on a machine with eight builds at once. */
const LAST_RELEASES_MS = 1_200_000;

/** Each team's remote and service, and a line of each that changes. */
const TEAMS = ['public', 'onboarding', 'member', 'admin'].map((name) => ({
  remote: { slice: `mfe-${name}`, file: 'src/routes.tsx', line: 'export default ' },
  service: { slice: `services/${name}`, file: 'src/server.ts', line: "from './app.ts'" },
}));
const NOT_RELEASED = ['gateway', 'provider-sandbox'];

let product: Awaited<ReturnType<typeof startOwnProduct>>;
test.beforeAll(async () => {
  product = await startOwnProduct({
    IP_LIMIT_FACTOR: '1000',
    // Late is not lost: a busy machine decides no purchase within a till's patience.
    AUTHORIZATION_BUDGET_MS: '10000',
  });
});
test.afterAll(() => product.stop());

test(
  'four teams release remotes and services at once, and nobody who uses the product notices',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(RELEASING_MS + LAST_RELEASES_MS);
    const files = await releasedFiles();
    const processes = NOT_RELEASED.map(processOf);
    const shell = (await readRegistry()).shell;
    const people = await openPeople(browser);
    const calls = await callMeanwhile();
    const endsAt = Date.now() + RELEASING_MS;
    const released = await Promise.all(
      TEAMS.flatMap(({ remote, service }) => [remote, service]).map((one) =>
        releaseUntil(endsAt, one),
      ),
    );
    const seen = await people.stop();
    await expectNothingLost(await calls.stop());

    expect(seen.complaints).toEqual([]);
    // Eight people, and no machine so slow that a page takes them half a minute.
    expect(seen.opened).toBeGreaterThan(50);

    await expectHistory(released.flat());
    expect((await readRegistry()).shell).toEqual(shell);
    expect(NOT_RELEASED.map(processOf)).toEqual(processes);
    const left = await releasedFiles();
    for (const [file, digest] of files) expect(left.get(file), file).toBe(digest);
  },
);

type Released = { slice: string; version: string };
type Changed = { slice: string; file: string; line: string };

/** One team's slice, changed and released again and again; which versions became live. */
async function releaseUntil(
  endsAt: number,
  { slice, file, line }: Changed,
): Promise<readonly Released[]> {
  const clone = await teamClone(slice);
  const versions: Released[] = [];
  try {
    do {
      const time = `/* ${Date.now()} */`;
      await clone.edit(file, line, `${time} ${line}`);
      const { code, output } = await clone.npm('release');
      expect(code, `${slice}: ${output}`).toBe(0);
      const [, version = ''] = /([0-9a-f]{16}) is live\./.exec(output) ?? [];
      versions.push({ slice, version });
    } while (Date.now() < endsAt);
  } finally {
    await clone.remove();
  }
  return versions;
}

/** Each release is remembered once, each took the place of the one before, and the last ones are live. */
async function expectHistory(released: readonly Released[]): Promise<void> {
  const flips = (await readHistory(releaseStore())).filter(({ action }) => action === 'release');
  const { remotes } = await readRegistry();
  const { live = {} } = await readServices(releaseStore());
  for (const slice of new Set(released.map((one) => one.slice))) {
    const versions = released.filter((one) => one.slice === slice).map(({ version }) => version);
    const its = flips.filter((flip) => flip.slice === slice);
    expect(
      its.map(({ version }) => version),
      slice,
    ).toEqual(versions);
    expect(
      its.slice(1).map(({ from }) => from),
      slice,
    ).toEqual(versions.slice(0, -1));
    const now = remotes[slice] ?? live[slice.replace('services/', '')];
    expect(now?.version, slice).toBe(versions.at(-1));
  }
}

/** A call whose failure the page says nothing of, because it asks again by itself. */
const isAskedAgain = (method: string) => method === 'GET';

/**
 * Eight people, each in a browser of her own, who go from page to page until `stop`: four without an
 * account, two members, an applicant and one of staff. What they would complain of: an error on the
 * page, a page that does not come, a call that fails and is not asked again.
 */
async function openPeople(
  browser: Browser,
): Promise<{ stop(): Promise<{ opened: number; complaints: string[] }> }> {
  const over = new AbortController();
  const complaints: string[] = [];
  let opened = 0;
  const noId = VISITOR_PAGES.filter((path) => !/token|nope/.test(path));
  const who = [
    ...Array.from({ length: 4 }, (_none, index) => ({
      pages: noId.slice(index * 5, index * 5 + 5),
      credentials: null,
    })),
    { pages: PAGES_OF.hourly_ach.slice(0, 8), credentials: person('hourly_ach') },
    { pages: PAGES_OF.direct_deposit, credentials: person('direct_deposit') },
    { pages: PAGES_OF.applicant.slice(0, 2), credentials: person('applicant') },
    { pages: STAFF_PAGES, credentials: await newStaff() },
  ];
  const use = async ({ pages, credentials }: (typeof who)[number]) => {
    const context = await browser.newContext({ baseURL: productUrl() });
    const page = await context.newPage();
    if (credentials) await signIn(page, credentials);
    listen(page, complaints);
    while (!over.signal.aborted) {
      for (const path of pages) {
        if (over.signal.aborted) break;
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForTimeout(1_000);
        const failed = page.getByRole('alert').filter({ has: page.getByRole('button') });
        for (const text of await failed.allInnerTexts()) complaints.push(`${path}: ${text}`);
        opened += 1;
      }
    }
    await context.close();
  };
  const all = Promise.all(who.map(use));
  all.catch(() => over.abort());
  return {
    async stop() {
      over.abort();
      await all;
      return { opened, complaints };
    },
  };
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('response', (answer) => {
    const { method, url } = { method: answer.request().method(), url: answer.url() };
    if (answer.status() >= 500 && !isAskedAgain(method)) {
      complaints.push(`${method} ${url}: ${answer.status()}`);
    }
  });
}
