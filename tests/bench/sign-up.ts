import { chromium } from 'playwright';
import { findBrowser } from '../../infra/browser/find-browser.ts';
import { startProduct } from '../e2e/product/start-product.ts';
import { coldVisits } from './composition/cold-visits.ts';
import { secureFront } from './composition/secure-front.ts';
import { typingDelay } from './sign-up/typing-delay.ts';
import { writeTable } from './report/write-table.ts';

/* How soon a stranger on a phone sees the sign-up and password pages, and what typing costs there. */

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const PAGES = [
  { path: '/users/sign_up', text: 'Continue' },
  { path: '/users/password/edit?reset_password_token=t&signup=true', text: 'Set Password' },
  { path: '/users/sign_in', text: 'Forgot your password?' },
];

const product = await startProduct();
const front = await secureFront(product.variables['RESET_GATEWAY_URL'] ?? '');
const { env, ...options } = await findBrowser();
const browser = await chromium.launch({ ...options, env: { ...process.env, ...env } as never });
try {
  const rows: string[] = [];
  for (const { path, text } of PAGES) {
    const seen = await coldVisits(browser, front.origin + path, { text, rounds: ROUNDS });
    rows.push(
      `| ${path.split('?')[0]} | ${Math.round(seen.median('lcpMs'))} | ${Math.round(seen.worst('lcpMs'))} | ${Math.round(seen.median('fcpMs'))} | ${(seen.median('bytes') / 1000).toFixed(0)} | ${seen.median('files')} |`,
    );
  }
  await writeTable('sign-up', [
    '| cold, 150 ms and 1.6 Mbit/s | LCP ms, median | LCP ms, slowest | FCP ms | kB | document, scripts, styles |',
    '|---|---|---|---|---|---|',
    ...rows,
  ]);
  await writeTable(
    'password-typing',
    await typingDelay(browser, product.variables['RESET_URL'] ?? ''),
  );
} finally {
  await browser.close();
  await front.stop();
  await product.stop();
}
