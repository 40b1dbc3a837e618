/**
 * A record of texts and answers in this tab's storage. What stands there may be
 * of an older version or of somebody's hand: what is not as `empty` is left out.
 */
export function sessionRecord<Kept extends Record<string, string | boolean>>(
  key: string,
  empty: Kept,
) {
  return {
    /** null when nothing was kept. */
    read(): Kept | null {
      const written = parsed(sessionStorage.getItem(key));
      if (typeof written !== 'object' || written === null) return null;
      const known = Object.entries(written).filter(
        ([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name],
      );
      return { ...empty, ...Object.fromEntries(known) };
    },
    keep: (kept: Kept): void => sessionStorage.setItem(key, JSON.stringify(kept)),
    forget: (): void => sessionStorage.removeItem(key),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
