import type { PayrollShortcuts } from '@reset/api-contract/gateway/payroll-shortcuts.ts';
import { pageData } from '@reset/remote-sdk';
import { searchPlatforms } from '@reset/remote-sdk/institutions';
import type { PlatformPick } from '../model/answers.ts';

/** A platform that many have: what to search for, and which of the answers it is. */
export type Shortcut = PayrollShortcuts['gig'][number];

/** The shortcuts of a kind of income, in order, as the provider's ids are configured. */
export const shortcutsOf = (incomeType: keyof PayrollShortcuts): readonly Shortcut[] =>
  pageData().payroll_shortcuts[incomeType];

/** The payroll platform that a shortcut stands for, as it is now; throws where there is none. */
export async function followShortcut({ search, id }: Shortcut): Promise<PlatformPick> {
  const found = await searchPlatforms(search, 'payroll');
  const pick = found.find(({ value }) => value === id);
  if (!pick) throw new Error(`No payroll platform has the id ${id}.`);
  return pick;
}
