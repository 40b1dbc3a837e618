import { expect, test, type APIRequestContext, type Page } from 'playwright/test';
import { pageComplaints } from './page-complaints.ts';
import { signInAs } from './sign-in.ts';

/** What a page says of itself before any script has run. */
async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  const meta = (name: string) =>
    one(new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`));
  return {
    status: answer.status(),
    headers: answer.headers(),
    title: one(/<title>([^<]*)<\/title>/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    meta,
  };
}

async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

test.describe('search engines', () => {
  test('are told where to look, and where not to', async ({ request, baseURL }) => {
    const robots = await request.get('/robots.txt');
    expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const lines = (await robots.text()).split('\n');
    expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    for (const path of ['/api/', '/dashboard', '/apply']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines.join()).not.toContain('admin');
    const map = await request.get('/sitemap.xml');
    expect(map.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const paths = await listedPaths(request);
    expect(paths).toEqual(expect.arrayContaining(['/', '/faqs', '/about', '/budget', '/msufcu']));
    expect(paths).not.toContain('/users/password/edit');
  });

  test('find each listed page at its one address, described, and no two alike', async ({
    request,
    baseURL,
  }) => {
    const titles = new Set<string | null>();
    const paths = await listedPaths(request);
    for (const path of paths) {
      const { status, title, canonical, meta } = await headOf(request, `${path}?utm_source=x`);
      expect([path, status]).toEqual([path, 200]);
      expect(title).toMatch(/^.+ \| Reset$/);
      titles.add(title);
      expect(canonical).toBe(`${baseURL}${path}`);
      expect(meta('og:url')).toBe(canonical);
      expect(`${meta('og:title')} | Reset`).toBe(title);
      expect(meta('description')).toBeTruthy();
      expect(meta('og:description')).toBe(meta('description'));
      expect([path, meta('robots')]).toEqual([path, null]);
    }
    expect(titles.size).toBe(paths.length);
  });

  test('leave out what is nobody’s, private or one person’s', async ({ request }) => {
    for (const [path, status] of [
      ['/nothing', 404],
      ['/dashboard', 200],
      ['/users/password/forgot', 200],
      ['/admin/users', 200],
    ] as const) {
      const { meta, ...page } = await headOf(request, path);
      expect([path, page.status, meta('robots')]).toEqual([path, status, 'noindex']);
    }
    const results = await headOf(request, '/budget?b=fa0-1f4-c8');
    expect(results.headers['x-robots-tag']).toBe('noindex');
    expect(results.canonical).toMatch(/\/budget$/);
  });

  test('may ask by HEAD, and for an icon', async ({ request }) => {
    const head = await request.head('/faqs');
    expect(head.status()).toBe(200);
    expect(head.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await head.text()).toBe('');
    expect((await request.head('/nothing')).status()).toBe(404);
    const icon = await request.get('/favicon.ico');
    expect(icon.headers()['content-type']).toContain('image/svg+xml');
  });
});

test('a shared link has a picture of the size that it says', async ({ request }) => {
  const { meta } = await headOf(request, '/');
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('og:image:alt')).toContain('Reset');
  const picture = await request.get(meta('og:image') ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String);
  expect(size).toEqual([meta('og:image:width'), meta('og:image:height')]);
});

test('the title that was sent is the one that stays', async ({ page, request }) => {
  const paths = await listedPaths(request);
  // Of the partners one, as all have the same pages.
  for (const path of paths.filter((each) => !/^\/(csc|cusg|hvfcu|national)/.test(each))) {
    const { title } = await headOf(request, path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page, path).toHaveTitle((title ?? '').replaceAll('&amp;', '&'));
  }
});

test.describe('the header of the site', () => {
  const LINKS = ['/faqs', '/about', '/partners/financial-institutions'];
  const hrefsIn = (within: ReturnType<Page['getByRole']>) =>
    within.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  test('has the links in a row where there is room [PUB-025]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: 'Main' });
    await expect(links).toBeVisible();
    expect(await hrefsIn(links)).toEqual(LINKS);
    await expect(header.getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await links.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(links.getByRole('link', { name: 'About' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('has them in a menu that slides in where there is not [PUB-026, PUB-027]', async ({
    page,
  }) => {
    const complaints = pageComplaints(page);
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();

    await opener.press('Enter');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    expect(await hrefsIn(menu)).toEqual([...LINKS, '/users/sign_in', '/users/sign_up']);
    const motion = await menu.evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return [transitionProperty, transitionDuration].map((list) => list.split(', ')[0]);
    });
    expect(motion).toEqual(['transform', '0.33s']);
    // What is behind is out of reach.
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.focus());
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();

    await opener.click();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('does not slide for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toHaveCSS('transition-property', 'none');
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  });

  test('is there for members too, and moves nothing once they are known', async ({ page }) => {
    await signInAs(page, 'partner_hvfcu');
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/about');
    const links = page.getByRole('banner').getByRole('navigation');
    // In another font the same words are wider.
    await page.evaluate(() => document.fonts.ready);
    const before = await links.boundingBox();
    await expect(page.getByRole('button', { name: /^Hi, / })).toBeVisible();
    expect(await links.boundingBox()).toEqual(before);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(0);
  });
});

test('can be installed: the browser reads the manifest, and each of its icons is there', async ({
  page,
}) => {
  await page.goto('/');
  const devTools = await page.context().newCDPSession(page);
  const { errors, data = '' } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // The tests' browser keeps nothing, and so installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { icons } = JSON.parse(data) as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['any', '192x192', '512x512']),
  );
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size).toBe(sizes);
  }
});
