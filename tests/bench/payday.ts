import { withResources } from '../resources/with-resources.ts';
import { measureRepayments } from './payday/repayments.ts';
import { writeTable } from './report/write-table.ts';

/* What is promised of a payday: how soon all are debited who repay on it, and who pays at a till meanwhile. */

await withResources(async (resources) => {
  await writeTable('payday', await measureRepayments(resources));
});
