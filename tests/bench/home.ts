import { chromium } from 'playwright';
import { findBrowser } from '../../infra/browser/find-browser.ts';
import { startProduct } from '../e2e/product/start-product.ts';
import { coldVisits } from './composition/cold-visits.ts';
import { secureFront } from './composition/secure-front.ts';
import { writeTable } from './report/write-table.ts';

/* How soon a stranger on a phone sees the public pages, what comes for it, and what moves. */

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const PAGES = [
  { path: '/', text: 'Ready to Reset' },
  { path: '/faqs', text: 'What does the card cost?' },
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
    const seen = await coldVisits(browser, front.origin + path, { text, rounds: ROUNDS });
    const kB = (bytes: number) => (bytes / 1000).toFixed(0);
    rows.push(
      `| ${path} | ${Math.round(seen.median('lcpMs'))} | ${Math.round(seen.worst('lcpMs'))} | ${Math.round(seen.median('fcpMs'))} | ${seen.worst('cls').toFixed(3)} | ${kB(seen.median('scriptBytes'))} | ${kB(seen.median('bytes'))} | ${seen.median('files')} |`,
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
