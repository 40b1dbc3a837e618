import { useSession } from '@reset/remote-sdk';
import { PageLayout, Skeleton, Spinner } from '@reset/shared-ui';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import type { Remotes } from '#features/remotes/remotes.ts';
import { useMessages } from '#messages.ts';
import { within } from '#time/within.ts';
import { AreaError } from './area-error.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { refusedArea } from './refused-area.ts';

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
    const refused = refusedArea(remote);
    if (refused) return patch(remote.name, refused);
    const { routes } = await remotes.load(remote);
    patch(remote.name, routes.map(withLoading));
  };
}

const PAGE_LIMIT_MS = 4000;

/** While the page's own code is on the way, the frame is there and says so; but not for ever. */
function withLoading(route: RouteObject): RouteObject {
  const { lazy, children } = route;
  return {
    hydrateFallbackElement: <AreaLoading />,
    ...route,
    ...(children ? { children: children.map(withLoading) } : {}),
    ...(typeof lazy === 'function' ? { lazy: () => within(PAGE_LIMIT_MS, () => lazy()) } : {}),
  } as RouteObject;
}

/**
 * Where the first page will be, while its remote is on the way: below its heading already, but for
 * visitors, whose pages are headed by more than their title.
 */
function AreaLoading() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const title = isSignedIn && servedTitle();
  if (!title) return <Spinner size="page" label={t('loadingPage')} />;
  return (
    <div data-page-loading>
      <PageLayout title={title}>
        <Skeleton label={t('loadingPage')} lines={6} />
      </PageLayout>
    </div>
  );
}

/** What the page is called that the gateway served, as the slice's remote.json has it. */
const servedTitle = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
