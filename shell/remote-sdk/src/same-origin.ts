/**
 * Whether a path leads to this origin. `//host` and `/\host` look like paths and
 * lead elsewhere, so the browser's own parser decides.
 */
export function isSameOrigin(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, window.location.origin)) return false;
  return new URL(path, window.location.origin).origin === window.location.origin;
}
