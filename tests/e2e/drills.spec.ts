import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test, type BrowserContext, type Page } from 'playwright/test';
import { openArea } from './open-area.ts';
import {
  changeRegistry,
  damage,
  fileOf,
  folderOf,
  integrityOf,
  liveRemote,
  routesUrl,
  type Repair,
} from './product/published-files.ts';
import { setFaults } from './product/running-product.ts';
import { signInAsStaff } from './sign-in.ts';

/* What is published breaks while the product is in use. Nobody but its own area may notice. */

const AREAS: Record<string, { path: string; heading: RegExp }> = {
  'mfe-public': { path: '/', heading: /./ },
  'mfe-onboarding': { path: '/apply', heading: /./ },
  'mfe-member': { path: '/dashboard', heading: /^Welcome back/ },
  'mfe-admin': { path: '/admin/users', heading: /^Confirm that it is you$/ },
};
/** Two forms of different remotes, so that one is always of another than the broken one. */
type FormToKeep = { path: string; label: string; kept: string; button?: string };
const SIGN_IN: FormToKeep = { path: '/users/sign_in', label: 'Email', kept: 'kept@example.com' };
const GATE: FormToKeep = {
  path: '/admin/users',
  label: '6-digit code',
  kept: '123456',
  button: 'I have a code already',
};
const FAILED = 'This page is not available right now';
/** The shell gives a remote four seconds, and then tries it again. */
const noticed = () => ({ timeout: 9_000 * slowness() });

type Drill = (slice: string) => Promise<Repair>;

const throughNetwork =
  (kind: 'hang' | 'cut' | 404 | 500, of: 'entry' | 'routes'): Drill =>
  async (slice) => {
    const remote = await liveRemote(slice);
    await setFaults([{ kind, path: of === 'entry' ? remote.entry : await routesUrl(remote) }]);
    return () => setFaults([]);
  };

const DRILLS: Record<string, Drill> = {
  'an entry that is gone': async (slice) =>
    damage(fileOf((await liveRemote(slice)).entry), () => null),
  'an entry that answers 500': throughNetwork(500, 'entry'),
  'an entry that throws': async (slice) => {
    const broken = 'throw new Error("entry");';
    const mendFile = await damage(fileOf((await liveRemote(slice)).entry), () => broken);
    const mendRegistry = await changeRegistry(({ remotes }) => {
      const remote = remotes[slice];
      if (remote) remote.integrity = integrityOf(broken);
    });
    return async () => {
      await mendFile();
      await mendRegistry();
    };
  },
  'an entry that is not what was released': async (slice) =>
    damage(fileOf((await liveRemote(slice)).entry), (code) => `${code}\n// harmless?`),
  'a chunk that was cut off': async (slice) =>
    damage(fileOf(await routesUrl(await liveRemote(slice))), (code) =>
      code.slice(0, code.length / 2),
    ),
  'a connection that breaks': throughNetwork('cut', 'routes'),
  'an entry that hangs for 30 s': throughNetwork('hang', 'entry'),
  'a chunk that hangs for 30 s': throughNetwork('hang', 'routes'),
};

test.describe('a broken remote', () => {
  let staff: Awaited<ReturnType<BrowserContext['storageState']>>;
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    await signInAsStaff(await context.newPage());
    staff = await context.storageState();
    await context.close();
  });

  // Nothing of any remote is in its cache yet.
  let context: BrowserContext;
  test.beforeEach(async ({ browser }) => {
    context = await browser.newContext({ storageState: staff });
  });
  test.afterEach(() => context.close());

  for (const [place, [slice, area]] of Object.entries(AREAS).entries()) {
    for (const [turn, [name, drill]] of Object.entries(DRILLS).entries()) {
      // Each breakage happens to one remote and each remote has one or two; the rest takes long, as
      // does one of the two that hang, whose limit is met twice.
      const isTurn = turn % Object.keys(AREAS).length === place;
      const tag = isTurn && name !== 'a chunk that hangs for 30 s' ? [] : ['@long'];
      test(`${slice}: ${name} costs its own area, until Retry`, { tag }, async () => {
        const elsewhere = slice === 'mfe-member' ? '/' : '/dashboard';
        const page = await freshPage(context, elsewhere);
        const form = await filledForm(context, slice === 'mfe-public' ? GATE : SIGN_IN);
        const repair = await drill(slice);
        try {
          const began = await page.evaluate(() => performance.timeOrigin);
          await pointAtLink(form.page, area.path);
          await openArea(page, area.path);
          await expect(page.getByRole('heading', { name: FAILED })).toBeVisible(noticed());
          await openArea(page, elsewhere);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(FAILED)).toBeHidden();
          await openArea(page, area.path);
          await expect(page.getByText(FAILED)).toBeVisible(noticed());

          await repair();
          await page.getByRole('button', { name: 'Retry' }).click();
          await expect(page.getByRole('heading', { level: 1, name: area.heading })).toBeVisible();
          await expect(page.getByText(FAILED)).toBeHidden();
          expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
          await expect(form.field).toHaveValue(form.kept);
        } finally {
          await repair().catch(() => undefined);
          await form.page.close();
          await page.close();
        }
      });
    }

    // Whose it is makes no difference to who reads it.
    const tag = slice === 'mfe-member' ? [] : ['@long'];
    const title = `${slice}: a manifest that is gone or answers 500 costs no more than preloading`;
    test(title, { tag }, async () => {
      const remote = await liveRemote(slice);
      await setFaults([{ path: 'manifest.json', kind: 500 }]);
      const mendFile = await damage(`${folderOf(remote)}/manifest.json`, () => null);
      // The gateway reads it when the registry changes.
      const mendRegistry = await changeRegistry(({ remotes }) => {
        const changed = remotes[slice];
        if (changed) changed.team += ', once more';
      });
      try {
        const page = await freshPage(context, area.path);
        await expect(page.getByRole('heading', { level: 1, name: area.heading })).toBeVisible();
        await page.close();
      } finally {
        await mendFile();
        await mendRegistry();
        await setFaults([]);
      }
    });
  }
});

async function freshPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Staff's places widen under a pointer, which begins at the left.
  await page.mouse.move(640, 0);
  return page;
}

/** In a page of its own, as a person with two tabs has it. */
async function filledForm(context: BrowserContext, { path, label, kept, button }: FormToKeep) {
  const page = await freshPage(context, path);
  if (button !== undefined) await page.getByRole('button', { name: button }).click();
  const field = page.getByLabel(label, { exact: true });
  await field.fill(kept);
  return { page, field, kept };
}

/** The shell then fetches the broken remote within the form's document. */
async function pointAtLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }, path);
}
