import lighthouse from 'lighthouse';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { median } from './gateway/measure.ts';
import { isTiny, sized } from './harness.ts';
import { withResources } from '../resources/with-resources.ts';
import { writeTable } from './report/write-table.ts';
import { openBrowser, openFront, openProduct } from './setup/product.ts';

/* Lighthouse on the pages by which strangers come, as a phone over a slow connection. */

const ROUNDS = sized(Number(process.env['ROUNDS'] ?? 5), 1);
const PATHS = isTiny ? ['/'] : ['/', '/financial-health', '/budget', '/faqs'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

await withResources(async (resources) => {
  const { origin } = await openFront(resources, await openProduct(resources));
  const port = await freePort();
  await openBrowser(resources, [`--remote-debugging-port=${port}`, '--ignore-certificate-errors']);
  const rows: string[] = [];
  for (const path of PATHS) {
    const runs: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await audit(origin + path, port));
    const scores = CATEGORIES.map((_, place) => median(runs.map((run) => run[place] ?? 0)));
    rows.push(`| ${path} | ${scores.join(' | ')} |`);
  }
  await writeTable('lighthouse', [
    '| Lighthouse, mobile | performance | accessibility | best practices | SEO |',
    '|---|---|---|---|---|',
    ...rows,
  ]);
});

/** The scores of one run, 0 to 100; what is not perfect besides speed is printed. */
async function audit(url: string, port: number): Promise<number[]> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = result.lhr;
  return CATEGORIES.map((id) => {
    const category = categories[id];
    const failed = category?.auditRefs
      .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.9)
      .map((ref) => `${ref.id} (${audits[ref.id]?.displayValue ?? audits[ref.id]?.score})`);
    if (failed?.length) process.stdout.write(`${url} ${id}: ${failed.join(', ')}\n`);
    return Math.round((category?.score ?? 0) * 100);
  });
}
