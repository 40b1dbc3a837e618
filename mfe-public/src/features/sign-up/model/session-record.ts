import { tabStorage } from '@reset/remote-sdk/tab-storage';
/**
 * A record of texts and answers in this tab's storage. What stands there may be
 * of an older version or of somebody's hand: what is not as `empty` is left out.
 */
export function sessionRecord<Kept extends Record<string, string | boolean>>(
  key: string,
  empty: Kept,
) {
  const storage = tabStorage(key);
  return {
    /** null when nothing was kept. */
    read(): Kept | null {
      const written = storage.read();
      if (typeof written !== 'object' || written === null) return null;
      const known = Object.entries(written).filter(
        ([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name],
      );
      return { ...empty, ...Object.fromEntries(known) };
    },
    keep: (kept: Kept): void => storage.keep(kept),
    forget: storage.forget,
  };
}
