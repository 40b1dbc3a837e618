import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { readRegistry } from './product/published-files.ts';
import { processOf, productUrl } from './product/running-product.ts';
import { teamClone } from './product/team-clone.ts';
import { releasedFiles } from './released-files.ts';
import { signInAs } from './sign-in.ts';

/* One team ships its slice while the product is in use, and nobody else's changes. */

const SERVICES = ['gateway', 'public', 'onboarding', 'member', 'admin', 'provider-sandbox'];
const followedMs = () => 1_500 * slowness();
/** A build, a browser's look at it, and a machine with something else to do. */
const RELEASE_MS = 240_000;

test.describe.configure({ mode: 'serial', timeout: 2 * RELEASE_MS });

test.describe('a release', () => {
  test('of one remote reaches the next page, can be taken back, and touches nothing else', async ({
    page,
  }) => {
    await signInAs(page, 'hourly_ach');
    const began = await page.evaluate(() => performance.timeOrigin);
    const files = await releasedFiles();
    const processes = SERVICES.map(processOf);
    const before = await readRegistry();
    const clone = await teamClone('mfe-member');
    try {
      await clone.edit('src/messages.ts', 'Welcome back,', 'Good to see you,');
      const released = await clone.npm('release');
      expect(released, released.output).toMatchObject({ code: 0 });
      expect(released.output).toMatch(
        /Fits what the live services answer and accept \(\d+\.\d s\)/,
      );
      expect(released.output).toMatch(/Boots in a browser \(\d+\.\d s\)/);
      await page.waitForTimeout(followedMs());

      // Who was there goes on with what she has, pages that she had not visited included.
      await page.getByRole('link', { name: 'Income', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible();
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
      await expectGreeting(page, 'Good to see you,');

      const after = await readRegistry();
      const { 'mfe-member': changed, ...others } = after.remotes;
      const { 'mfe-member': replaced, ...othersBefore } = before.remotes;
      expect({ shell: after.shell, others }).toEqual({ shell: before.shell, others: othersBefore });
      expect(changed?.previous?.version).toBe(replaced?.version);

      const listed = await clone.npm('releases');
      expect(listed.output).toMatch(
        new RegExp(`mfe-member +release +${replaced?.version} -> ${changed?.version}  \\S`),
      );

      expect((await clone.npm('rollback')).code).toBe(0);
      await page.waitForTimeout(followedMs());
      await expectGreeting(page, 'Welcome back,');
      const back = (await readRegistry()).remotes['mfe-member'];
      expect(back).toMatchObject({ version: replaced?.version, entry: replaced?.entry });
      expect((await clone.npm('releases')).output).toMatch(/mfe-member +rollback/);

      const left = await releasedFiles();
      for (const [file, digest] of files) expect(left.get(file), file).toBe(digest);
      const added = [...left.keys()].filter((file) => !files.has(file));
      expect(added.length).toBeGreaterThan(0);
      // And its bill of materials, its sources, and what the gate found out of whatever is live.
      for (const file of added) {
        expect(file).toMatch(
          new RegExp(`mfe-member/${changed?.version}(/|\\.src/|\\.cdx\\.json$)|\\.uses\\.json$`),
        );
      }
      expect(SERVICES.map(processOf)).toEqual(processes);
    } finally {
      await clone.remove();
    }
  });

  test(
    'for a share of people reaches them, stays theirs while it is widened, and everybody in the end',
    { tag: '@long' },
    async ({ browser, page }) => {
      test.setTimeout(4 * RELEASE_MS);
      const clone = await teamClone('mfe-public');
      const releaseFor = async (percent: string) => {
        const released = await clone.npm('release', '--percent', percent);
        expect(released, released.output).toMatchObject({ code: 0 });
        await page.waitForTimeout(followedMs());
        return released.output;
      };
      try {
        await clone.edit(
          'src/messages.ts',
          "'signIn.title': 'Log In'",
          "'signIn.title': 'Come in'",
        );
        const before = await readRegistry();
        expect(await releaseFor('10')).toContain('is live for 10 % of people.');
        const { canary, ...live } = (await readRegistry()).remotes['mfe-public'] ?? {};
        expect(live).toEqual(before.remotes['mfe-public']);
        expect((await clone.npm('releases')).output).toContain(
          `canary: ${canary?.version} for 10 %`,
        );
        const tenth = await lanesWith(browser, canary?.entry);
        expect(tenth).toHaveLength(10);

        const hers = await browser.newContext({ baseURL: productUrl() });
        await hers.addCookies([laneCookie(tenth[0])]);
        const chosen = await hers.newPage();
        await page.context().addCookies([laneCookie(outsideOf(tenth))]);
        const expectTitles = async (forHer: string, forOthers: string) => {
          for (const [one, title] of [
            [chosen, forHer],
            [page, forOthers],
          ] as const) {
            for (const path of ['/faqs', '/users/sign_in']) await one.goto(path);
            await expect(one.getByRole('heading', { level: 1, name: title })).toBeVisible();
          }
        };
        await expectTitles('Come in', 'Log In');

        // What was judged is not judged again.
        expect(await releaseFor('50')).not.toContain('Boots in a browser');
        const half = await lanesWith(browser, canary?.entry);
        expect(half).toHaveLength(50);
        expect(half).toEqual(expect.arrayContaining(tenth));
        await page.context().addCookies([laneCookie(outsideOf(half))]);
        await expectTitles('Come in', 'Log In');

        expect(await releaseFor('100')).toContain(`${canary?.version} is live.`);
        await expectTitles('Come in', 'Come in');
        expect((await clone.npm('rollback')).code).toBe(0);
        await page.waitForTimeout(followedMs());
        await expectTitles('Log In', 'Log In');
        await hers.close();
      } finally {
        await clone.remove();
      }
    },
  );

  test('of the shell is one as well', { tag: '@long' }, async ({ page }) => {
    const before = await readRegistry();
    const clone = await teamClone('shell');
    try {
      await clone.edit('src/messages.ts', 'Skip to content', 'Skip to the content');
      const released = await clone.npm('release');
      expect(released, released.output).toMatchObject({ code: 0 });
      await page.waitForTimeout(followedMs());
      await page.goto('/nope');
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeAttached();
      expect((await readRegistry()).remotes).toEqual(before.remotes);
      expect((await clone.npm('rollback')).code).toBe(0);
      await page.waitForTimeout(followedMs());
      await page.goto('/nope');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
    } finally {
      await clone.remove();
    }
  });

  test(
    'is tried in the shell to which a rollback returns, and a shell with all remotes',
    { tag: '@long' },
    async () => {
      const shell = await teamClone('shell');
      const remote = await teamClone('mfe-member');
      const mark = 'document.documentElement.dataset';
      try {
        // Which any remote would miss.
        const [start, mistake] = ['setTimeout(', `document.querySelector('#root')?.remove();\n`];
        await shell.edit('src/index.tsx', start, mistake + start);
        const broken = await shell.npm('release');
        expect(broken.code, broken.output).toBe(1);
        for (const slice of ['mfe-admin', 'mfe-member', 'mfe-onboarding', 'mfe-public']) {
          expect(broken.output).toMatch(
            new RegExp(`of ${slice} [0-9a-f]{16} does not boot in shell`),
          );
        }
        await shell.edit('src/index.tsx', mistake, `${mark}['next'] = '';\n`);
        const released = await shell.npm('release');
        expect(released, released.output).toMatchObject({ code: 0 });
        const before = (await readRegistry()).shell.previous?.version;
        await remote.edit(
          'src/routes.tsx',
          'export default {',
          `if (${mark}['next'] === undefined) throw new Error('An older shell.');\nexport default {`,
        );
        const refused = await remote.npm('release');
        expect(refused.code, refused.output).toBe(1);
        expect(refused.output).toContain(`does not boot in shell ${before}: `);
        expect(refused.output.match(/does not boot/g)).toHaveLength(1);
        expect((await shell.npm('rollback')).code).toBe(0);
      } finally {
        await shell.remove();
        await remote.remove();
      }
    },
  );

  test(
    'names the page that does not come, of all to which it turns',
    { tag: '@long' },
    async () => {
      const clone = await teamClone('mfe-member');
      try {
        await clone.edit(
          'src/features/recurring-expenses/pages/recurring-expenses-page.tsx',
          'const t = useMessages();',
          "const t = useMessages();\n  if (t('expenses.title')) throw new Error('Half a page.');",
        );
        const refused = await clone.npm('release');
        expect(refused.code, refused.output).toBe(1);
        expect(refused.output).toMatch(
          /\/recurring-expenses of mfe-member [0-9a-f]{16} does not boot in shell [0-9a-f]{16}: /,
        );
        expect(refused.output.match(/does not boot/g)).toHaveLength(1);
      } finally {
        await clone.remove();
      }
    },
  );

  for (const [what, from, to, reason] of [
    [
      'does not boot',
      'export default {',
      'document.querySelector("#nothing")!.remove();\nexport default {',
      /\/dashboard of mfe-member [0-9a-f]{16} does not boot in shell [0-9a-f]{16}: /,
    ],
    [
      'needs what the live shell does not have',
      'import type { RemoteModule',
      "import { createStaticRouter } from 'react-router';\nObject.assign(globalThis, { createStaticRouter });\nimport type { RemoteModule",
      /createStaticRouter/,
    ],
    ['does not compile', 'export default {', 'export default {{', /build failed/i],
  ] as const) {
    // One that is refused early; those that have to be built first take long.
    const tag = what === 'does not compile' ? [] : ['@long'];
    test(`that ${what} is refused and changes nothing`, { tag }, async () => {
      const before = await readRegistry();
      const clone = await teamClone('mfe-member');
      try {
        await clone.edit('src/routes.tsx', from, to);
        const refused = await clone.npm('release');
        expect(refused.code).toBe(1);
        expect(refused.output).toContain('Refused:');
        expect(refused.output).toMatch(reason);
        expect(await readRegistry()).toEqual(before);
      } finally {
        await clone.remove();
      }
    });
  }
});

const laneCookie = (lane = '') => {
  const cookie = {
    name: '__Host-reset_lane',
    value: lane,
    path: '/',
    secure: true,
    httpOnly: true,
  };
  return { ...cookie, domain: new URL(productUrl()).hostname, sameSite: 'Lax' as const };
};

/** The lanes whose page names this entry. */
async function lanesWith(browser: Browser, entry = 'none'): Promise<string[]> {
  const context = await browser.newContext({ baseURL: productUrl() });
  const found: string[] = [];
  for (let lane = 0; lane < 100; lane += 1) {
    const headers = { cookie: `__Host-reset_lane=${lane}` };
    const reply = await context.request.get('/users/sign_in', { headers });
    if ((await reply.text()).includes(`"entry":"${entry}"`)) found.push(String(lane));
  }
  await context.close();
  return found;
}

const outsideOf = (lanes: string[]): string | undefined =>
  Array.from({ length: 100 }, (_none, lane) => String(lane)).find((lane) => !lanes.includes(lane));

async function expectGreeting(page: Page, words: string): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
}
