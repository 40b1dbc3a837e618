import { measureAuthorizations } from './money/authorizations.ts';
import { measureGrowth } from './money/growth.ts';
import { measureLimits } from './money/limits.ts';
import { setMoneyStage, type MoneyStage } from './money/stage.ts';
import { writeTable } from './report/write-table.ts';

/* What is promised of money, one after the other: each sets the exit code where it is missed. */

const authorizations = await onStage(measureAuthorizations);
const growth = await onStage(measureGrowth);
const limits = await onStage(measureLimits);
await writeTable('money', [...authorizations, ...growth, ...limits]);

/** Each on a server of its own: what one leaves behind is none of the others' business. */
async function onStage(measure: (stage: MoneyStage) => Promise<string[]>): Promise<string[]> {
  const stage = await setMoneyStage();
  try {
    return await measure(stage);
  } finally {
    await stage.stop();
  }
}
