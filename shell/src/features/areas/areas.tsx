import { useSession } from '@reset/remote-sdk';
import { PageLayout, Skeleton, SkeletonControl, SkeletonText, Stack } from '@reset/shared-ui';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import type { Remotes } from '#features/remotes/remotes.ts';
import { useMessages } from '#messages.ts';
import { within } from '#time/within.ts';
import { AreaError } from './area-error.tsx';
import styles from './areas.module.css';
import { NotFoundPage } from './not-found-page.tsx';
import { refusedArea } from './refused-area.ts';

/**
 * One pathless place per remote, where its routes are put when they are here.
 * The '*' beside them is what shows until then, and the 404 page for good.
 */
export const areaRoutes = (remotes: Remotes): RouteObject[] => [
  ...remotes.all().map(({ name }) => ({ id: name, errorElement: <AreaError /> })),
  ...refusedArea(),
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
 * visitors, whose pages begin with words of their own, for which a shape stands.
 */
function AreaLoading() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const title = isSignedIn && servedTitle();
  if (!title) {
    return (
      <Skeleton label={t('loadingPage')}>
        <Stack gap={16}>
          <div className={styles.title}>
            <SkeletonText width={12} />
          </div>
          <div>
            <SkeletonText />
            <SkeletonText width={24} />
          </div>
          <SkeletonControl />
        </Stack>
      </Skeleton>
    );
  }
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
