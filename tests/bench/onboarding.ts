import { withResources, type Resources } from '../resources/with-resources.ts';
import { openGrounds } from './onboarding/grounds.ts';
import { measureSearch } from './onboarding/search.ts';
import { measureStatus } from './onboarding/status.ts';
import { APPLICANTS, measureSteps } from './onboarding/steps.ts';
import { measureSync } from './onboarding/sync.ts';
import { writeTable } from './report/write-table.ts';

/* The promises of onboarding, one after the other: each sets the exit code where it is missed. */

/** Where she stands and what she sends, among the same others. */
async function measureApplying(resources: Resources): Promise<string[]> {
  const grounds = await openGrounds(resources, APPLICANTS);
  const status = await measureStatus(grounds);
  await writeTable('onboarding-steps', await measureSteps(grounds));
  return status;
}

await withResources(async (resources) => {
  const lines: string[][] = [];
  for (const measure of [measureApplying, measureSearch, measureSync]) {
    // Each alone on the machine.
    const own = resources.use(new AsyncDisposableStack());
    lines.push(await measure(own));
    await own.disposeAsync();
  }
  const [status = [], search = [], sync = []] = lines;
  await writeTable('onboarding', [...status, '', ...search, '', ...sync]);
});
