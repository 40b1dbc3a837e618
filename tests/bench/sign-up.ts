import { coldVisits } from './composition/cold-visits.ts';
import { sized } from './harness.ts';
import { withResources } from '../resources/with-resources.ts';
import { typingDelay } from './sign-up/typing-delay.ts';
import { writeTable } from './report/write-table.ts';
import { openBrowser, openFront, openProduct } from './setup/product.ts';

/* How soon a stranger on a phone sees the sign-up and password pages, and what typing costs there. */

const ROUNDS = sized(Number(process.env['ROUNDS'] ?? 7), 1);
const PAGES = [
  { path: '/users/sign_up', text: 'Continue' },
  { path: '/users/password/edit?reset_password_token=t&signup=true', text: 'Set Password' },
  { path: '/users/sign_in', text: 'Forgot your password?' },
];

await withResources(async (resources) => {
  const variables = await openProduct(resources);
  const { origin } = await openFront(resources, variables);
  const browser = await openBrowser(resources);
  const rows: string[] = [];
  for (const { path, text } of PAGES) {
    const seen = await coldVisits(browser, origin + path, { text, rounds: ROUNDS });
    rows.push(
      `| ${path.split('?')[0]} | ${Math.round(seen.median('lcpMs'))} | ${Math.round(seen.worst('lcpMs'))} | ${Math.round(seen.median('fcpMs'))} | ${(seen.median('bytes') / 1000).toFixed(0)} | ${seen.median('files')} |`,
    );
  }
  await writeTable('sign-up', [
    '| cold, 150 ms and 1.6 Mbit/s | LCP ms, median | LCP ms, slowest | FCP ms | kB | document, scripts, styles |',
    '|---|---|---|---|---|---|',
    ...rows,
  ]);
  await writeTable('password-typing', await typingDelay(browser, variables['RESET_URL'] ?? ''));
});
