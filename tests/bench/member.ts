import { signInAs } from '../e2e/sign-in.ts';
import { withResources } from '../resources/with-resources.ts';
import { signedInState } from './composition/signed-in-state.ts';
import { measureInteractions, measureVisits } from './member/dashboard-visits.ts';
import { measureOverview } from './member/overview-calls.ts';
import { measureScrolling } from './member/scrolling.ts';
import { setUpMoney } from './money/setup.ts';
import { writeTable } from './report/write-table.ts';
import { openBrowser, openFront, openProduct } from './setup/product.ts';

/* How soon a member on a phone sees and uses her pages, and what they cost among many members. */

await withResources(async (resources) => {
  await writeTable('overview', await measureOverview(await setUpMoney(resources)));
});

await withResources(async (resources) => {
  const variables = await openProduct(resources);
  const productOrigin = variables['RESET_URL'] ?? '';
  const { origin, trust } = await openFront(resources, variables);
  const browser = await openBrowser(resources, [trust]);
  const storageState = await signedInState(browser, productOrigin, (page) =>
    signInAs(page, 'hourly_ach'),
  );
  const who = { origin, storageState };
  await writeTable('dashboard', await measureVisits(browser, who));
  await writeTable('dashboard-presses', await measureInteractions(browser, who));
  await writeTable(
    'purchases-scrolled',
    await measureScrolling(browser, { origin: productOrigin, storageState }),
  );
});
