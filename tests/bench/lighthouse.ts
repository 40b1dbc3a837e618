import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { findBrowser } from '../../infra/browser/find-browser.ts';
import { startProduct } from '../e2e/product/start-product.ts';
import { secureFront } from './composition/secure-front.ts';
import { median } from './gateway/measure.ts';
import { writeTable } from './report/write-table.ts';

/* Lighthouse on the pages by which strangers come, as a phone over a slow connection. */

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const PATHS = ['/', '/financial-health', '/budget', '/faqs'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const product = await startProduct();
const front = await secureFront(product.variables['RESET_GATEWAY_URL'] ?? '');
const { env, args, ...options } = await findBrowser();
const port = await freePort();
const browser = await chromium.launch({
  ...options,
  args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  env: { ...process.env, ...env } as never,
});

/** The scores of one run, 0 to 100; what is not perfect besides speed is printed. */
async function audit(path: string): Promise<number[]> {
  const result = await lighthouse(front.origin + path, {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { categories, audits } = result.lhr;
  return CATEGORIES.map((id) => {
    const category = categories[id];
    const failed = category?.auditRefs
      .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.9)
      .map((ref) => `${ref.id} (${audits[ref.id]?.displayValue ?? audits[ref.id]?.score})`);
    if (failed?.length) process.stdout.write(`${path} ${id}: ${failed.join(', ')}\n`);
    return Math.round((category?.score ?? 0) * 100);
  });
}

try {
  const rows: string[] = [];
  for (const path of PATHS) {
    const runs: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await audit(path));
    const scores = CATEGORIES.map((_, place) => median(runs.map((run) => run[place] ?? 0)));
    rows.push(`| ${path} | ${scores.join(' | ')} |`);
  }
  await writeTable('lighthouse', [
    '| Lighthouse, mobile | performance | accessibility | best practices | SEO |',
    '|---|---|---|---|---|',
    ...rows,
  ]);
} finally {
  await browser.close();
  await front.stop();
  await product.stop();
}
