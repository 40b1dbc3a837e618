import { browserLocation } from '@reset/remote-sdk';
import { tabStorage } from '@reset/remote-sdk/tab-storage';

/** Because of what the page is loaded anew. */
export type ReloadReason = 'approved' | 'returned' | 'saving' | 'uploading';

const storage = tabStorage('identityReloads');

const known = (): unknown[] => {
  const written = storage.read();
  return Array.isArray(written) ? written : [];
};

/**
 * Loads the page anew, once in this tab for each reason until it is forgotten: a page that comes to
 * the same end again would be loaded for ever (decision C-086).
 * @returns whether it does; never where nothing can be kept
 */
export function reloadOnce(reason: ReloadReason): boolean {
  if (known().includes(reason)) return false;
  try {
    storage.keep([...known(), reason]);
  } catch {
    return false;
  }
  browserLocation.reload();
  return true;
}

/** It went well: should it fail another time, the page may be loaded anew again. */
export function forgetReload(reason: ReloadReason): void {
  const left = known().filter((one) => one !== reason);
  if (left.length === known().length) return;
  storage.keep(left);
}
