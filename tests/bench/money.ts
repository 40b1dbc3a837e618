import { withResources } from '../resources/with-resources.ts';
import { measureAuthorizations } from './money/authorizations.ts';
import { measureGrowth } from './money/growth.ts';
import { measureLimits } from './money/limits.ts';
import { setUpMoney, type MoneySetup } from './money/setup.ts';
import { writeTable } from './report/write-table.ts';

/* What is promised of money, one after the other: each sets the exit code where it is missed. */

await withResources(async (resources) => {
  /** Each on a server of its own: what one leaves behind is none of the others' business. */
  const onServer = async (measure: (setup: MoneySetup) => Promise<string[]>): Promise<string[]> => {
    const own = resources.use(new AsyncDisposableStack());
    const lines = await measure(await setUpMoney(own));
    await own.disposeAsync();
    return lines;
  };
  const authorizations = await onServer(measureAuthorizations);
  const growth = await onServer(measureGrowth);
  const limits = await onServer(measureLimits);
  await writeTable('money', [...authorizations, ...growth, ...limits]);
});
