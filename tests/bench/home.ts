import { chromium } from 'playwright';
import { findBrowser } from '../../infra/browser/find-browser.ts';
import { startProduct } from '../e2e/product/start-product.ts';
import { secureFront } from './composition/secure-front.ts';
import { visit, type Visit } from './composition/visit.ts';
import { median } from './gateway/measure.ts';
import { writeTable } from './report/write-table.ts';

/* How soon a stranger on a phone sees the public pages, what comes for it, and what moves. */

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const PAGES = [
  { path: '/', text: 'Ready to Reset' },
  { path: '/faqs', text: 'FAQs' },
  { path: '/financial-health', text: 'Get Started' },
  { path: '/budget', text: 'Budget better with Reset.' },
  { path: '/csc', text: 'CSC' },
];

const product = await startProduct();
const front = await secureFront(product.variables['RESET_GATEWAY_URL'] ?? '');
const { env, ...options } = await findBrowser();
const browser = await chromium.launch({ ...options, env: { ...process.env, ...env } as never });
try {
  const rows: string[] = [];
  for (const { path, text } of PAGES) {
    const look = () => visit(browser, front.origin + path, { storageState: undefined, text });
    // The first visit warms up server and browser.
    await look();
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await look());
    const of = (figure: keyof Visit) => median(visits.map((seen) => seen[figure]));
    const most = (figure: keyof Visit) => Math.max(...visits.map((seen) => seen[figure]));
    const kB = (bytes: number) => (bytes / 1000).toFixed(0);
    rows.push(
      `| ${path} | ${Math.round(of('lcpMs'))} | ${Math.round(most('lcpMs'))} | ${Math.round(of('fcpMs'))} | ${most('cls').toFixed(3)} | ${kB(of('scriptBytes'))} | ${kB(of('bytes'))} | ${of('files')} |`,
    );
  }
  await writeTable('home', [
    '| cold, 150 ms and 1.6 Mbit/s | LCP ms, median | LCP ms, slowest | FCP ms | CLS, worst | kB of script | kB in all | document, scripts, styles |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ]);
} finally {
  await browser.close();
  await front.stop();
  await product.stop();
}
