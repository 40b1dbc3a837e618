// An entry of its own, which travels with the remotes that keep something and not with every page.

const storageIn = (area: () => Storage) => (key: string) => ({
  /**
   * What stands there; null when nothing does, or nothing that was kept here. It may be of an older
   * version or of somebody's hand: who reads it checks its shape.
   */
  read(): unknown {
    try {
      return JSON.parse(area().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  keep: (value: unknown): void => area().setItem(key, JSON.stringify(value)),
  forget: (): void => area().removeItem(key),
});

/**
 * A place in this tab's storage, so that a reload loses nothing of what was entered. A sign-out
 * empties it with all else that the tab keeps.
 */
export const tabStorage = storageIn(() => sessionStorage);

/** The same for all tabs of this browser and later visits, until a sign-out empties it as well. */
export const browserStorage = storageIn(() => localStorage);

/**
 * As `tabStorage`, for what somebody entered who is signed in. Where her session ends by itself it waits
 * for her; whoever signs in after her in this tab sees nothing of it, and from then on it is gone.
 */
export function tabStorageOf(userId: string, key: string): ReturnType<typeof tabStorage> {
  const storage = tabStorage(key);
  return {
    read() {
      const written = storage.read();
      if (typeof written !== 'object' || written === null) return null;
      if ('userId' in written && written.userId === userId && 'value' in written) {
        return written.value;
      }
      storage.forget();
      return null;
    },
    keep: (value) => storage.keep({ userId, value }),
    forget: storage.forget,
  };
}

/**
 * That somebody has asked in this tab to cancel her application. Its status says so a moment later,
 * once a job has done it; whoever reads that there forgets it here.
 */
export const cancellationRequest = (userId: string): ReturnType<typeof tabStorage> =>
  tabStorageOf(userId, 'cancellationRequest');
