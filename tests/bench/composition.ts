import { dataPaths } from '../../infra/dev/data/data-folder.ts';
import { signInAs, signInAsStaff } from '../e2e/sign-in.ts';
import { hoverNavigation } from './composition/hover-navigation.ts';
import { signedInState } from './composition/signed-in-state.ts';
import { variants } from './composition/variants.ts';
import { visit, type Visit } from './composition/visit.ts';
import { median } from './gateway/measure.ts';
import { sized } from './harness.ts';
import { withResources } from '../resources/with-resources.ts';
import { writeTable } from './report/write-table.ts';
import { openBrowser, openFront, openProduct } from './setup/product.ts';

/* What composing at run time costs: against the same code as one bundle, from the same server. */

const ROUNDS = sized(Number(process.env['ROUNDS'] ?? 7), 1);
const WAYS = ['bundle', 'composed'] as const;
type Way = (typeof WAYS)[number];

await withResources(async (resources) => {
  const variables = await openProduct(resources);
  const origin = variables['RESET_URL'] ?? '';
  const { origin: frontOrigin } = await openFront(resources, variables);
  const browser = await openBrowser(resources);
  const store = dataPaths(variables['RESET_DATA'] ?? '').releases;
  const live = await variants(store, origin);
  const visits: Record<Way, Visit[]> = { bundle: [], composed: [] };
  const storageState = await signedInState(browser, origin, (page) => signInAs(page, 'hourly_ach'));
  const visitOnce = async (way: Way) => {
    await live.show(way);
    return visit(browser, `${frontOrigin}/dashboard`, {
      storageState,
      text: 'Accrued Net Earnings',
    });
  };
  // The first visits warm up server and browser.
  for (const way of WAYS) await visitOnce(way);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of WAYS) visits[way].push(await visitOnce(way));
  }
  await live.show('composed');

  const of = (way: Way, figure: keyof Visit) => median(visits[way].map((seen) => seen[figure]));
  const ratio = (figure: keyof Visit) => (of('composed', figure) / of('bundle', figure)).toFixed(2);
  const row = (name: string, way: Way) =>
    `| ${name} | ${Math.round(of(way, 'lcpMs'))} | ${Math.round(of(way, 'fcpMs'))} | ${(of(way, 'bytes') / 1000).toFixed(0)} | ${of(way, 'files')} |`;
  await writeTable('composition', [
    '| /dashboard, cold | LCP ms | FCP ms | kB | document, scripts, styles |',
    '|---|---|---|---|---|',
    row('one webpack bundle', 'bundle'),
    row('composed at run time', 'composed'),
    `| **composed : bundle** | **${ratio('lcpMs')}** | ${ratio('fcpMs')} | **${ratio('bytes')}** | |`,
  ]);

  const staff = await signedInState(browser, origin, signInAsStaff);
  const ways = [
    { from: '/dashboard', link: 'Admin', heading: 'Confirm that it is you' },
    { from: '/admin/users', link: 'Reset', heading: 'Welcome back' },
  ];
  const rows: string[] = [];
  for (const { from, ...goal } of ways) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(
        await hoverNavigation(browser, `${frontOrigin}${from}`, { storageState: staff, ...goal }),
      );
    }
    rows.push(
      `| ${from}, click on ${goal.link} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`,
    );
  }
  await writeTable('navigation', [
    '| to a remote that was pointed at | ms, median | ms, slowest |',
    '|---|---|---|',
    ...rows,
  ]);
});
