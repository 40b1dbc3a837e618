import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { themeNames } from '../../shared-ui/src/catalogue/theme-names.ts';

const CATALOGUE = join(import.meta.dirname, '../../shared-ui/storybook');
const FILES = join(CATALOGUE, 'dist');

let server: Server;
let origin: string;
let examples: string[];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await promisify(execFile)('npm', ['run', 'build-storybook'], { cwd: CATALOGUE });
  examples = await readExamples();
  server = createServer(async ({ url = '/' }, reply) => {
    const { pathname } = new URL(url, 'http://catalogue');
    const file = await readFile(join(FILES, pathname)).catch(() => null);
    reply.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' });
    reply.end(file);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const theme of themeNames) {
  test(`every example is accessible and reflows in the theme ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${origin}/iframe.html?id=${examples[0]}&globals=theme:${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const found: string[] = [];
    for (const example of examples) {
      await show(page, example);
      const { violations } = await new AxeBuilder({ page }).disableRules(ABOUT_PAGES).analyze();
      found.push(
        ...violations.map(({ id, nodes }) => `${example}: ${id} ${nodes.map((n) => n.html)}`),
      );
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) found.push(`${example}: ${width} px wide`);
    }
    expect(found).toEqual([]);
  });
}

/** Landmarks and headings are a page's, not a component's; pages.spec.ts asks for them. */
const ABOUT_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function readExamples(): Promise<string[]> {
  const index: { entries: Record<string, { id: string }> } = JSON.parse(
    await readFile(join(FILES, 'index.json'), 'utf8'),
  );
  return Object.keys(index.entries);
}

/** As a press on its name in the catalogue does, without loading the page anew. */
async function show(page: Page, example: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const rendered = (id: string) => {
          if (id !== storyId) return;
          channel.off('storyRendered', rendered);
          resolve();
        };
        channel.on('storyRendered', rendered);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    example,
  );
}

interface Channel {
  on: (event: string, listener: (id: string) => void) => void;
  off: (event: string, listener: (id: string) => void) => void;
  emit: (event: string, argument: unknown) => void;
}
