import type { RouteHandle } from '@reset/remote-sdk';
import { useMatches } from 'react-router';

/** What the shown page says of itself; the innermost route that says something wins. */
export function usePageHandle(): Partial<RouteHandle> {
  const handles = useMatches().map(({ handle }) => handle as Partial<RouteHandle> | undefined);
  return Object.assign({}, ...handles) as Partial<RouteHandle>;
}

/** The steps from the top to the shown page: every route with a crumb, and its path. */
export function useCrumbs(): { crumb: string; path: string }[] {
  return useMatches().flatMap(({ handle, pathname }) => {
    const { crumb } = (handle ?? {}) as Partial<RouteHandle>;
    return crumb ? [{ crumb, path: pathname }] : [];
  });
}
