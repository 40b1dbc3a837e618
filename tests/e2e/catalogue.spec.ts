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
  server?.closeAllConnections();
  server?.close();
});

for (const theme of themeNames) {
  test(`every example is accessible and reflows in the theme ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${origin}/iframe.html?id=${examples[0]}&globals=theme:${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await bringAxe(page);
    const found = await examine(page, examples);
    expect(found).toEqual([]);
  });
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function readExamples(): Promise<string[]> {
  const index: { entries: Record<string, unknown> } = JSON.parse(
    await readFile(join(FILES, 'index.json'), 'utf8'),
  );
  return Object.keys(index.entries);
}

/**
 * The first analysis leaves axe in the page, where every other example is examined by it. To bring
 * half a megabyte for each of them would take minutes.
 */
async function bringAxe(page: Page): Promise<void> {
  await new AxeBuilder({ page }).analyze();
}

/**
 * What is wrong with each example, in words. It is shown as a press on its name does, without
 * loading the page anew.
 */
const examine = (page: Page, ids: string[]): Promise<string[]> =>
  page.evaluate(async (storyIds) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, axe } = window as unknown as Catalogue;
    // Landmarks and headings are a page's, not a component's; pages.spec.ts asks for them.
    const rules = Object.fromEntries(
      ['landmark-one-main', 'page-has-heading-one', 'region'].map((id) => [id, { enabled: false }]),
    );
    const found: string[] = [];
    for (const storyId of storyIds) {
      await new Promise<void>((resolve, reject) => {
        channel.once('storyRendered', () => resolve());
        channel.once('storyUnchanged', () => resolve());
        channel.once('storyThrewException', reject);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
      const { violations } = await axe.run(document, { rules });
      for (const { id, nodes } of violations) {
        found.push(`${storyId}: ${id} ${nodes.map(({ html }) => html)}`);
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) found.push(`${storyId}: ${scrollWidth} px wide`);
    }
    return found;
  }, ids);

interface Catalogue {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (detail: unknown) => void) => void;
    emit: (event: string, argument: unknown) => void;
  };
  axe: {
    run: (
      context: Document,
      options: { rules: Record<string, { enabled: boolean }> },
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}
