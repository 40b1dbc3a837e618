import { expect, test, type Page } from 'playwright/test';
import {
  changeRegistry,
  damage,
  fileOf,
  folderOf,
  forgeRegistry,
  liveRemote,
  readManifestOf,
  readRegistry,
  type Repair,
} from './product/published-files.ts';
import { signInAs, signInAsStaff } from './sign-in.ts';

const FAILED = 'This page is not available right now';

test.describe('integrity', () => {
  test('stands on every script and stylesheet that the product loads', async ({ page }) => {
    await recordElements(page);
    await signInAsStaff(page);
    for (const path of ['/', '/apply', '/dashboard', '/income', '/admin/users', '/nope']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { loaded, vouched } = await page.evaluate(() => ({
        loaded: performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /\.(js|css)$/.test(name)),
        vouched: [...(window as unknown as { vouched: Set<string> }).vouched],
      }));
      expect(loaded.length, path).toBeGreaterThan(1);
      expect(loaded.filter((file) => !vouched.includes(file))).toEqual([]);
    }
  });

  test('is demanded by the page’s policy: a script without it does not run', async ({ page }) => {
    const reply = await page.goto('/');
    expect(reply?.headers()['integrity-policy']).toContain('blocked-destinations=(script)');
    const { version } = (await readRegistry()).shell;
    const { integrity } = await readManifestOf('shell', version);
    const main = Object.keys(integrity).find((file) => file.endsWith('.js'));
    const outcome = await page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.src = src;
          script.addEventListener('load', () => resolve('ran'));
          script.addEventListener('error', () => resolve('blocked'));
          document.head.append(script);
        }),
      `/releases/shell/${version}/${main}`,
    );
    expect(outcome).toBe('blocked');
  });

  for (const kind of ['a routes script', 'a page script', 'a stylesheet'] as const) {
    const tag = kind === 'a page script' ? [] : ['@long'];
    test(`refuses ${kind} that is not what was released`, { tag }, async ({ page }) => {
      const remote = await liveRemote('mfe-member');
      const { routes, pages } = await readManifestOf('mfe-member', remote.version);
      const file = {
        'a routes script': routes.scripts[0],
        'a page script': pages['recurring-expenses-page']?.scripts.at(-1),
        'a stylesheet': pages['recurring-expenses-page']?.styles.at(-1),
      }[kind];
      const repair = await damage(`${folderOf(remote)}/${file}`, (code) => `${code}/**/`);
      try {
        // Before anything of it is in the browser's cache.
        await signInAs(page, 'hourly_ach');
        await page.goto('/recurring-expenses');
        await expect(page.getByText(FAILED)).toBeVisible();
        await repair();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: 'Recurring Expenses' }),
        ).toBeVisible();
      } finally {
        await repair().catch(() => undefined);
      }
    });
  }
});

test.describe('what is live', () => {
  test('stays what was signed while somebody else writes into the release store', async ({
    page,
  }) => {
    const { entry } = await liveRemote('mfe-public');
    const repair = await forgeRegistry(({ remotes }) => {
      const remote = remotes['mfe-public'];
      if (remote) remote.entry = '/releases/mfe-public/forged/remote-entry.js';
    });
    try {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const html = await page.content();
      expect(html).toContain(entry);
      expect(html).not.toContain('/forged/');
    } finally {
      await repair();
    }
  });
});

test.describe('the version before', () => {
  let repair: Repair;
  test.beforeEach(async () => {
    repair = await changeRegistry(({ remotes }) => {
      const remote = remotes['mfe-member'];
      if (!remote) return;
      const { version, entry, integrity } = remote;
      remote.previous = { version, entry, integrity };
      // A release that never arrived.
      remote.entry = entry.replace('remote-entry', 'gone');
    });
  });
  test.afterEach(() => repair());

  test('serves when the live one does not load, its integrity held', async ({ page }) => {
    await recordElements(page);
    await signInAs(page, 'hourly_ach');
    await page.goto('/income');
    await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible();
    const previous = (await liveRemote('mfe-member')).previous?.entry ?? '';
    const vouched = await page.evaluate(() => [
      ...(window as unknown as { vouched: Set<string> }).vouched,
    ]);
    expect(vouched).toContain(previous);
  });

  test('is refused as well when it is not what was released', async ({ page }) => {
    const previous = (await liveRemote('mfe-member')).previous?.entry ?? '';
    const mend = await damage(fileOf(previous), (code) => `${code}/**/`);
    try {
      await signInAs(page, 'hourly_ach');
      await page.goto('/income');
      await expect(page.getByText(FAILED)).toBeVisible();
    } finally {
      await mend();
    }
  });
});

/** Notes the address of every script, stylesheet and preload whose element carries an integrity. */
async function recordElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vouched = new Set<string>();
    Object.assign(window, { vouched });
    const note = (node: Node) => {
      if (!(node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)) return;
      const address = node instanceof HTMLScriptElement ? node.src : node.href;
      if (address && node.integrity.startsWith('sha384-')) {
        vouched.add(new URL(address).pathname);
      }
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) note(node);
    }).observe(document, { childList: true, subtree: true });
  });
}
