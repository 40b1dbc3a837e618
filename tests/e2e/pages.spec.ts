import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { addAuthenticator } from './authenticator.ts';
import { PAGES_OF, STAFF_PAGES, VISITOR_PAGES } from './every-page.ts';
import { codeFrom } from './inbox.ts';
import { countLayoutShifts } from './layout-shifts.ts';
import { newMemberWithCode } from './new-account.ts';
import { openArea } from './open-area.ts';
import { pageComplaints } from './page-complaints.ts';
import { person } from './product/running-product.ts';
import { enterCode, passGate, signIn, signInAs, signInAsStaff } from './sign-in.ts';
import { lostAtTextSize } from './text-size.ts';

const THEMES = ['reset', 'default', 'hvfcu', 'test'];
const SCHEMES = ['light', 'dark'] as const;
const PHONE = { width: 390, height: 844 };
const MAX_SHIFT = 0.1;
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
// Before the first page: a change of size while a page comes counts as its jump.
test.use({ viewport: PHONE });

/** What the browser complains of, the answers that a page is meant to get left out. */
const unexpected = (heard: string[]) => heard.filter((words) => !/status of (401|404)/.test(words));

/** One of each kind of page, which `npm test` opens; the long run opens all, in each theme. */
const KEY_PAGES = [
  '/',
  '/financial-health',
  '/users/sign_up?stage=form',
  '/users/sign_in',
  '/legal/terms-of-service',
  '/nope',
  '/dashboard',
  '/dashboard#payday',
  '/card-transactions',
  '/account',
  '/account/personal-info',
  '/apply',
  '/tax-filing',
];

/** Each page in the product's theme; the others are other colours on the same page, and take long. */
const THEMES_OF = [
  { tag: [], themes: ['reset'], isOpened: (path: string) => KEY_PAGES.includes(path) },
  { tag: ['@long'], themes: THEMES, isOpened: () => true },
];

/** Opens a page at the width of a phone, where it must not jump, and then shows it wide. */
async function openOnPhone(page: Page, path: string): Promise<void> {
  const layoutShifts = await countLayoutShifts(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts()).toBeLessThanOrEqual(MAX_SHIFT);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Until the colours of a theme are all there, and none is on its way to another. */
async function untilPainted(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
}

async function insistOnAccessible(page: Page, themes: string[]): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const theme of themes) {
      await page.evaluate(showTheme, theme);
      await page.evaluate(untilPainted);
      // In the page itself: without frames there is nothing to gather in a page of its own.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      // A theme is other colours on the same page, and so is the dark.
      const isFirst = theme === THEMES[0] && colorScheme === SCHEMES[0];
      const judging = isFirst ? axe : axe.withRules(OF_COLOURS);
      // At rest: of a page as long as a person's, a colour may be on its way still.
      await expect
        .poll(async () => {
          const { violations } = await judging.analyze();
          return violations.map(
            ({ id, nodes }) => `${theme}, ${colorScheme}: ${id} ${nodes.map((n) => n.html)}`,
          );
        })
        .toEqual([]);
    }
  }
}

/** Resolves once all colours are the theme's: reduced motion leaves each transition a millisecond. */
async function showTheme(name: string): Promise<void> {
  document.documentElement.dataset['theme'] = name;
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
}

/** Nothing is lost on a narrow phone, nor on another whose reader has set her text larger. */
async function insistOnReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const percent of [130, 200]) {
    expect(await lostAtTextSize(page, { percent, width: 320 })).toEqual([]);
  }
}

test.describe('pages for visitors', () => {
  for (const { tag, themes, isOpened } of THEMES_OF) {
    for (const path of VISITOR_PAGES.filter(isOpened)) {
      const title = `${path} is accessible in ${themes.join(', ')}, light and dark, holds still, reflows, and breaks no policy`;
      test(title, { tag }, async ({ page }) => {
        const heard = pageComplaints(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openOnPhone(page, path);
        await insistOnAccessible(page, themes);
        await insistOnReflow(page);
        expect(unexpected(heard)).toEqual([]);
      });
    }
  }

  test('an unknown page says 404, to people and to programs', async ({ page }) => {
    const reply = await page.goto('/nope');
    expect(reply?.status()).toBe(404);
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByRole('heading', { name: "We can't find that!" })).toBeVisible();
    await expect(page.getByText("The page you're looking for may have moved.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  test('the policy allows nothing unsafe, and files are kept for good', async ({ page }) => {
    const files: [string, string | undefined, string | undefined][] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const headers = response.headers();
      if (pathname.startsWith('/releases/')) {
        files.push([pathname, headers['cache-control'], headers['content-encoding']]);
      }
    });
    const reply = await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const policy = reply?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(files.length).toBeGreaterThan(2);
    for (const [path, cache, encoding] of files) {
      expect(cache, path).toContain('immutable');
      if (/\.(js|css)$/.test(path)) expect(encoding, path).toMatch(/^(br|gzip)$/);
    }
  });
});

test.describe('pages for who is signed in', () => {
  const pages = Object.entries(PAGES_OF).flatMap(([who, paths]) =>
    paths.map((path) => [who, path] as const),
  );
  for (const { tag, themes, isOpened } of THEMES_OF) {
    for (const [who, path] of pages.filter(([, opened]) => isOpened(opened))) {
      const title = `${path} as ${who} is accessible in ${themes.join(', ')}, light and dark, holds still, reflows, and breaks no policy`;
      test(title, { tag }, async ({ page }) => {
        const heard = pageComplaints(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await signIn(page, person(who));
        await openOnPhone(page, path);
        await insistOnAccessible(page, themes);
        await insistOnReflow(page);
        expect(unexpected(heard)).toEqual([]);
      });
    }
  }

  for (const { tag, themes } of THEMES_OF) {
    const inThemes = `in ${themes.join(', ')}`;

    test(
      `/account/security is so too, with the second factor on, ${inThemes}`,
      { tag },
      async ({ page }) => {
        const heard = pageComplaints(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await signInAsStaff(page);
        await page.goto('/account/security');
        await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
        await insistOnAccessible(page, themes);
        await insistOnReflow(page);
        expect(unexpected(heard)).toEqual([]);
      },
    );

    test(
      `/users/passkeys and /account/security are so too, with a passkey, ${inThemes}`,
      { tag },
      async ({ page }) => {
        const heard = pageComplaints(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { email, password, phone_number: phone } = await newMemberWithCode();
        await signIn(page, { email, password, phone_number: phone });
        await addAuthenticator(page);
        await page.goto('/users/passkeys/add');
        await page.getByLabel('Current password').fill(password);
        const send = () => page.getByRole('button', { name: 'Continue' }).click();
        await enterCode(page, await codeFrom(phone, send), 'Continue');
        await expect(page.getByRole('heading', { name: 'Name your passkey' })).toBeVisible();
        await insistOnAccessible(page, themes);
        // As long as a name may be, and nowhere to break.
        await page.getByRole('textbox', { name: 'Name' }).fill('W'.repeat(60));
        await page.getByRole('button', { name: 'Create the passkey' }).click();
        await page.getByRole('link', { name: 'See your passkeys' }).click();
        const passkey = page.getByRole('link', { name: /^W{60}/ });
        await expect(passkey).toBeVisible();
        await insistOnAccessible(page, themes);
        await insistOnReflow(page);
        // By keyboard: a press of the mouse is lost where the page moves back to its size under it.
        await passkey.press('Enter');
        await page.getByRole('button', { name: 'Remove the passkey' }).click();
        await expect(page.getByLabel('Current password')).toBeFocused();
        await insistOnAccessible(page, themes);
        await insistOnReflow(page);
        await page.goto('/account/security');
        await expect(page.getByRole('link', { name: /^Rename or remove/ })).toBeVisible();
        await insistOnAccessible(page, themes);
        await insistOnReflow(page);
        expect(unexpected(heard)).toEqual([]);
      },
    );

    test(
      `a search of transactions, and one of them, are so too ${inThemes}`,
      { tag },
      async ({ page }) => {
        const heard = pageComplaints(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await signIn(page, person('hourly_ach'));
        await page.goto('/card-transactions?q=grocery');
        const found = page.getByRole('main').getByRole('listitem').getByRole('link');
        await expect(found).toHaveCount(1);
        await insistOnAccessible(page, themes);
        await insistOnReflow(page);
        await found.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Street Grocery');
        await insistOnAccessible(page, themes);
        await insistOnReflow(page);
        expect(unexpected(heard)).toEqual([]);
      },
    );

    test(
      `the pages of staff are so too, before the gate and behind it, ${inThemes}`,
      { tag },
      async ({ page }) => {
        test.setTimeout(600_000);
        const heard = pageComplaints(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const staff = await signInAsStaff(page);
        await page.goto('/admin/users');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await insistOnAccessible(page, themes);
        await passGate(page, staff);
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        await insistOnAccessible(page, themes);
        await page.getByRole('rowheader').getByRole('link').first().click();
        await expect(page.getByRole('region', { name: 'Danger zone' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await insistOnAccessible(page, themes);
        await insistOnReflow(page);
        for (const path of STAFF_PAGES) {
          // As narrow as the page before was left: a change of size counts as a jump.
          const layoutShifts = await countLayoutShifts(page);
          await openArea(page, path);
          await expect(page).toHaveURL(path);
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('progressbar')).toHaveCount(0);
          expect(await layoutShifts()).toBeLessThanOrEqual(MAX_SHIFT);
          await page.setViewportSize({ width: 1280, height: 720 });
          // Away from rows, which the pointer tints.
          await page.mouse.move(640, 0);
          await insistOnAccessible(page, themes);
          await insistOnReflow(page);
        }
        expect(unexpected(heard)).toEqual([]);
      },
    );
  }

  test('hideNavigation=true leaves the page alone', async ({ page }) => {
    await signInAs(page, 'hourly_ach');
    await page.goto('/dashboard?hideNavigation=true');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
