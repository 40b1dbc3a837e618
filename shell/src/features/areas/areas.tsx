import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import type { Remotes } from '#features/remotes/remotes.ts';
import { AreaError } from './area-error.tsx';
import { AreaLoading } from './area-loading.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * One pathless place per remote, where its routes are put when they are here.
 * The '*' beside them is what shows until then, and the 404 page for good.
 */
export const areaRoutes = (remotes: Remotes): RouteObject[] => [
  ...remotes.all().map(({ name }) => ({ id: name, errorElement: <AreaError /> })),
  {
    path: '*',
    element: <NotFoundPage />,
    errorElement: <AreaError />,
    hydrateFallbackElement: <AreaLoading />,
  },
];

/** Fetches the remote that owns the path and gives the router its routes. */
export function loadArea(remotes: Remotes): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    const remote = remotes.ownerOf(path);
    if (!remote) return;
    const { routes } = await remotes.load(remote);
    patch(remote.name, routes.map(withLoading));
  };
}

/** While the page's own code is on the way, the frame is there and says so. */
const withLoading = (route: RouteObject): RouteObject => ({
  hydrateFallbackElement: <AreaLoading />,
  ...route,
});
