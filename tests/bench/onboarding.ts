import { withResources } from '../resources/with-resources.ts';
import { measureSearch } from './onboarding/search.ts';
import { measureStatus } from './onboarding/status.ts';
import { measureSync } from './onboarding/sync.ts';
import { writeTable } from './report/write-table.ts';

/* Three promises of onboarding, one after the other: each sets the exit code where it is missed. */

await withResources(async (resources) => {
  const lines: string[][] = [];
  for (const measure of [measureStatus, measureSearch, measureSync]) {
    // Each alone on the machine.
    const own = resources.use(new AsyncDisposableStack());
    lines.push(await measure(own));
    await own.disposeAsync();
  }
  const [status = [], search = [], sync = []] = lines;
  await writeTable('onboarding', [...status, '', ...search, '', ...sync]);
});
