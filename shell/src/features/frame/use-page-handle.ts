import { sayRouteText, useLanguage, type RouteHandle } from '@reset/remote-sdk';
import { generatePath, unstable_useRouterState as useRouterState, useMatches } from 'react-router';

type PageHandle = Omit<RouteHandle, 'title'> & { title: string };
type Crumb = { crumb: string; path: string };

/** What the shown page says of itself; the innermost route that says something wins. */
export function usePageHandle(): Partial<PageHandle> {
  useLanguage();
  const { title, ...handle } = handleOf(useMatches());
  return title === undefined ? handle : { ...handle, title: sayRouteText(title) };
}

/** The steps from the top to the shown page: of every route with a crumb, after its parents. */
export function useCrumbs(): Crumb[] {
  useLanguage();
  return crumbsOf(useMatches());
}

/**
 * The steps of the page that is on its way, if that has the same layout, or of the shown one. Their row
 * comes or goes with the click so, and not when the code of the page is here, long after it.
 */
export function useCrumbsAhead(): Crumb[] {
  useLanguage();
  const { active, pending } = useRouterState();
  const isAlike = pending && handleOf(pending.matches).layout === handleOf(active.matches).layout;
  return crumbsOf(isAlike ? pending.matches : active.matches);
}

type Match = {
  handle: unknown;
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
};

const handleOf = (matches: readonly Match[]): Partial<RouteHandle> =>
  Object.assign({}, ...matches.map(({ handle }) => handle)) as Partial<RouteHandle>;

const crumbsOf = (matches: readonly Match[]): Crumb[] =>
  matches.flatMap(({ handle, pathname, params }) => {
    const { crumb, parents = [] } = (handle ?? {}) as Partial<RouteHandle>;
    if (!crumb) return [];
    return [...parents, { crumb, path: pathname }].map((step) => ({
      path: generatePath(step.path, params),
      crumb: sayRouteText(step.crumb),
    }));
  });
