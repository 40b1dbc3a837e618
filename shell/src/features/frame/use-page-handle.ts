import type { RouteHandle } from '@reset/remote-sdk';
import { useMatches } from 'react-router';

type Crumb = NonNullable<RouteHandle['parents']>[number];

/** What the shown page says of itself; the innermost route that says something wins. */
export function usePageHandle(): Partial<RouteHandle> {
  const handles = useMatches().map(({ handle }) => handle as Partial<RouteHandle> | undefined);
  return Object.assign({}, ...handles) as Partial<RouteHandle>;
}

/** The steps from the top to the shown page: of every route with a crumb, after its parents. */
export function useCrumbs(): Crumb[] {
  return useMatches().flatMap(({ handle, pathname }) => {
    const { crumb, parents = [] } = (handle ?? {}) as Partial<RouteHandle>;
    return crumb ? [...parents, { crumb, path: pathname }] : [];
  });
}
