import { searchPlatforms } from '#institutions/search-institutions.ts';
import type { PlatformPick } from '../model/platform-pick.ts';
import type { Shortcut } from '../model/shortcuts.ts';

/** The payroll platform that a shortcut stands for, as it is now; throws where there is none. */
export async function followShortcut({ search, id }: Shortcut): Promise<PlatformPick> {
  const found = await searchPlatforms(search, 'payroll');
  const pick = found.find(({ value }) => value === id);
  if (!pick) throw new Error(`No payroll platform has the id ${id}.`);
  return pick;
}
