import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { type ThemeName, themeNames } from '../../shared-ui/src/catalogue/theme-names.ts';
import { readFaces } from '../../shared-ui/src/testing/read-faces.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = join(ROOT, 'shared-ui/storybook/dist');

/** Half a minute on a machine that does nothing else. */
const TIMEOUT_MS = 180_000;

let server: Server;
let origin: string;
let examples: string[];

test.describe.configure({ timeout: TIMEOUT_MS });

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  await promisify(execFile)('npm', ['run', 'catalogue'], { cwd: ROOT });
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

// The pages that are made of them are examined in every run.
const tag = '@long';
test('every example is accessible in every theme, and reflows', { tag }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Without the catalogue's own analysis, which would get into the way of this one.
  const globals = 'theme:hvfcu;a11y.manual:!true';
  await page.goto(`${origin}/iframe.html?id=${examples[0]}&globals=${globals}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'hvfcu');
  await page.waitForFunction(isShown);
  // Every colour is there as soon as its theme is.
  await page.addStyleTag({
    content: '*, *::before, *::after { animation: none !important; transition: none !important; }',
  });
  // The first analysis leaves axe in the page, where every other example is examined by it. To
  // bring half a megabyte for each of them would take minutes.
  await new AxeBuilder({ page }).analyze();
  expect(await page.evaluate(examine, { examples, themes: [...themeNames] })).toEqual([]);
});

test('a page fetches the faces of its own theme and no other', { tag }, async ({ browser }) => {
  for (const theme of themeNames) {
    const page = await browser.newPage();
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const face = /\/([a-z-]+)-latin-wght-normal/.exec(request.url())?.[1];
      if (face) fetched.add(face);
    });
    await page.goto(`${origin}/iframe.html?id=brands--${theme}`);
    await page.waitForFunction(isShown);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => [...fetched].toSorted()).toEqual(facesOf(theme));
    await page.close();
  }
});

/** As the files of its faces are called. */
function facesOf(theme: ThemeName): string[] {
  const own = `themes/${theme}.css`;
  const heading = readFaces(own, '--font-heading');
  const text = readFaces(own, '--font-text') ?? readFaces('tokens.css', '--font-text');
  const faces = [heading, text].map((families) =>
    (families?.[0] ?? '').toLowerCase().replaceAll(' ', '-'),
  );
  return [...new Set(faces)].toSorted();
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

/** Whether the example is all there: whoever turns to the next one earlier makes the page reload. */
const isShown = (): boolean =>
  (window as unknown as Catalogue).__STORYBOOK_PREVIEW__.currentRender?.phase === 'finished';

/**
 * What is wrong, in words. Each example is shown once, as a press on its name does and without
 * loading the page anew, and wears one theme after another: as it is, and then again with
 * everything open that opens, and with its errors if it is a form.
 */
async function examine(asked: { examples: string[]; themes: string[] }): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, axe } = window as unknown as Catalogue;
  const page = document.documentElement;
  const found: string[] = [];

  async function examineInEveryTheme(name: string): Promise<void> {
    if (page.scrollWidth > page.clientWidth) found.push(`${name}: ${page.scrollWidth} px wide`);
    for (const theme of asked.themes) {
      page.dataset['theme'] = theme;
      // Landmarks and headings are a page's, not a component's; pages.spec.ts asks for them.
      const { violations } = await axe.run(document, {
        rules: {
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
          region: { enabled: false },
        },
      });
      for (const { id, nodes } of violations) {
        found.push(`${name} in ${theme}: ${id} ${nodes.map(({ html }) => html)}`);
      }
    }
  }

  for (const storyId of asked.examples) {
    await new Promise<void>((resolve, reject) => {
      channel.once('storyRendered', () => resolve());
      channel.once('storyUnchanged', () => resolve());
      channel.once('storyThrewException', reject);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    await examineInEveryTheme(storyId);
    const openers = document.querySelectorAll<HTMLElement>(
      '#storybook-root :is(button[aria-expanded="false"], button[type="submit"])',
    );
    if (openers.length === 0) continue;
    for (const opener of openers) opener.click();
    // Some fetch what they open.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await examineInEveryTheme(`${storyId}, open`);
  }
  return found;
}

interface Catalogue {
  __STORYBOOK_PREVIEW__: { currentRender?: { phase: string } };
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
