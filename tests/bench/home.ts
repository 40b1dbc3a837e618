import { coldVisits } from './composition/cold-visits.ts';
import { sized } from './harness.ts';
import { withResources } from '../resources/with-resources.ts';
import { writeTable } from './report/write-table.ts';
import { openBrowser, openFront, openProduct } from './setup/product.ts';

/* How soon a stranger on a phone sees the public pages, what comes for it, and what moves. */

const ROUNDS = sized(Number(process.env['ROUNDS'] ?? 7), 1);
const PAGES = [
  { path: '/', text: 'Ready to Reset' },
  { path: '/faqs', text: 'What does the card cost?' },
  { path: '/financial-health', text: 'Get Started' },
  { path: '/budget', text: 'Budget better with Reset.' },
  { path: '/csc', text: 'CSC' },
];

await withResources(async (resources) => {
  const variables = await openProduct(resources);
  const { origin } = await openFront(resources, variables);
  const browser = await openBrowser(resources);
  const rows: string[] = [];
  for (const { path, text } of PAGES) {
    const seen = await coldVisits(browser, origin + path, { text, rounds: ROUNDS });
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
});
