/** The element that an address's hash names; null when there is none, or no such hash. */
export function hashTarget(hash: string): HTMLElement | null {
  const written = hash.slice(1);
  if (written === '') return null;
  return document.getElementById(written) ?? document.getElementById(decoded(written));
}

/** As it stands when it is no encoding at all: '#100%'. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
