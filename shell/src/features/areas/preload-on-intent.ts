import { matchRoutes } from 'react-router';
import type { Remotes } from '#features/remotes/remotes.ts';

/**
 * Whoever points at a link or reaches it by keyboard will likely follow it: its
 * remote and its page's code are fetched by then. A failure is left to the
 * navigation itself, which tells of it.
 * @returns a function that ends it
 */
export function preloadOnIntent(remotes: Remotes): () => void {
  const ahead = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const path = pathOfLink(target);
    if (path === null || ahead.has(path)) return;
    ahead.add(path);
    preload(remotes, path).catch(() => ahead.delete(path));
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}

async function preload(remotes: Remotes, path: string): Promise<void> {
  const remote = remotes.ownerOf(path);
  if (!remote) return;
  const { routes } = await remotes.load(remote);
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : null)),
  );
}

/** null for anything but a link to another page of ours. */
function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin && pathname !== window.location.pathname
    ? pathname
    : null;
}
