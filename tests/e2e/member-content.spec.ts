import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { forgetSession, signInAs, signInAsStaff } from './sign-in.ts';

/* What editors write for members, below /account. */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The next call for content, by what it asks. */
const asked = (page: Page, kind: 'page' | 'post') =>
  page
    .waitForRequest((request) => request.url().includes(`/api/v1/contentful/${kind}?`))
    .then((request) => Object.fromEntries(new URL(request.url()).searchParams));

test('pages of a section, posts of the blog, and drafts for who asks for them [MEM-198, MEM-199, MEM-200, MEM-201, MEM-206, MEM-207, MEM-210]', async ({
  page,
}) => {
  await signInAs(page, 'hourly_ach');
  let question = asked(page, 'page');
  await page.goto('/account/user-faqs');
  expect(await question).toEqual({ slug: 'user-faqs', section: 'account' });
  await expect(heading(page, 'Help')).toBeVisible();
  await expect(page.locator('[aria-current=page]', { hasText: 'Help / FAQs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Where do I see my limit?' })).toBeVisible();

  question = asked(page, 'post');
  await page.goto('/account/blog/what-early-pay-costs');
  expect(await question).toMatchObject({ slug: 'what-early-pay-costs' });
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(
    'What early pay costs elsewhere',
  );
  for (const words of ['A writer at Reset', 'United States', 'October 19, 2026']) {
    await expect(article.getByText(words)).toBeVisible();
  }
  await expect.poll(() => naturalWidth(page, 'article img')).toBeGreaterThan(0);

  await page.goto('/account/second-steps');
  await expect(heading(page, "We can't find that!")).toBeVisible();
  question = asked(page, 'page');
  await page.goto('/account/second-steps?preview=true&section=account');
  expect(await question).toEqual({ slug: 'second-steps', section: 'account', preview: 'true' });
  await expect(heading(page, "We can't find that!")).toBeVisible();

  for (const path of ['/account/nope', '/account/blog/nope']) {
    await page.goto(path);
    await expect(heading(page, "We can't find that!")).toBeVisible();
    await expect(page.getByText('404', { exact: true })).toBeVisible();
  }
  await page.goto('/account/security');
  await expect(heading(page, "We can't find that!")).toHaveCount(0);

  // Drafts are for staff.
  await forgetSession(page);
  await signInAsStaff(page);
  await page.goto('/account/second-steps?preview=true&section=account');
  await expect(heading(page, 'After the first pay cycle')).toBeVisible();
});

test('a page with every kind of block, its pictures, film and footnotes [MEM-209]', async ({
  page,
}) => {
  await signInAs(page, 'hourly_ach');
  await page.goto('/account/card-benefits');
  await expect(heading(page, 'What your card does for you')).toBeVisible();
  const main = page.getByRole('main');
  for (const name of [
    'What it costs: nothing',
    'Yours every day until payday',
    'Why the limit moves',
    'Who it is made for',
    'Whom it works with: samples',
    'Your limit in four seconds',
    'Good to know',
  ]) {
    const block = main.getByRole('heading', { level: 2, name });
    await block.scrollIntoViewIfNeeded();
    await expect(block).toBeVisible();
  }
  for (const picture of await main.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
  }
  const columns = await main
    .locator('ul', { has: page.getByRole('heading', { name: 'No credit check' }) })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(3);

  const mark = main.getByRole('link', { name: 'Footnote *' });
  await mark.click();
  const footnote = main.getByRole('list', { name: 'Footnotes' }).getByRole('listitem').nth(1);
  await expect(footnote).toBeInViewport();
  await footnote.getByRole('link', { name: 'Back to * in the text' }).click();
  await expect(mark).toBeFocused();
  await expect(mark).toBeInViewport();

  const film = main.locator('video');
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await page.getByText('Transcript').click();
  await expect(page.getByText('There is no sound.')).toBeVisible();

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`)).toEqual([]);
});

const isLoaded = (image: Element): boolean =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

const naturalWidth = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((image) => (image as HTMLImageElement).naturalWidth);
