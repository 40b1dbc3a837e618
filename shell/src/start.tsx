import '@reset/shared-ui/global.css';
import {
  addTranslations,
  createQueryClient,
  followSignOut,
  isDemoMode,
  isDemoSite,
  pageData,
  readDemoMode,
  sessionStore,
  setPublicPages,
  startLanguage,
} from '@reset/remote-sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AreaError } from '#features/areas/area-error.tsx';
import { areaRoutes, loadArea } from '#features/areas/areas.tsx';
import { preloadOnIntent } from '#features/areas/preload-on-intent.ts';
import { renewOldPage } from '#features/areas/renew-old-page.ts';
import { captureCampaign } from '#features/campaign/capture-campaign.ts';
import { loadControls, prepareControls } from '#features/demo/demo.tsx';
import { Frame } from '#features/frame/frame.tsx';
import type { Federation } from '#features/remotes/remote-loader.ts';
import { createRemotes, RemotesProvider } from '#features/remotes/remotes.ts';
import { sliceReports } from '#features/reports/reports.ts';
import { startReports } from '#features/reports/start-reports.ts';

/** Puts the shell together and shows the page; remotes come by `federation`. */
export async function start(federation: Federation): Promise<void> {
  startReports();
  // Before the router, which reads the address, and before any code of a remote.
  captureCampaign();
  followSignOut();
  startLanguage();
  readDemoMode();
  // Before anything is asked of the services, in whose place it answers.
  if (isDemoMode()) await startDemo();
  const translated = addTranslations({ 'es-US': () => import('./spanish.ts') });

  const remotes = createRemotes(pageData().registry, federation);

  // Visitors' pages are those of the remote that has the home page, and those of nobody; a page that
  // is not for who opened it is none, though no remote that it names owns it.
  setPublicPages(
    (path) => !pageData().refused && (remotes.ownerOf(path)?.prefixes.includes('/') ?? true),
  );

  const router = createBrowserRouter(
    [{ Component: Frame, errorElement: <AreaError />, children: areaRoutes(remotes) }],
    { patchRoutesOnNavigation: loadArea(remotes) },
  );

  preloadOnIntent(remotes);
  renewOldPage(router);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const client = createQueryClient();
  await Promise.all([translated, isDemoMode() && prepareControls(client)]);
  createRoot(root, {
    // A panel that costs itself alone has failed too: whoever watches a release is to know.
    onCaughtError(error) {
      sliceReports.failed('threw', error);
    },
  }).render(
    <QueryClientProvider client={client}>
      <RemotesProvider value={remotes}>
        <RouterProvider router={router} />
      </RemotesProvider>
    </QueryClientProvider>,
  );
}

/** The mock back end: no other page loads it. Its session takes the place of the gateway's. */
async function startDemo(): Promise<void> {
  // File servers add a slash to the name of a folder, which no page has at its end.
  const { pathname, search, hash } = window.location;
  if (isDemoSite() && pathname.length > 1 && pathname.endsWith('/')) {
    window.history.replaceState(null, '', pathname.slice(0, -1) + search + hash);
  }
  const [{ startBackEnd }] = await Promise.all([
    import('@reset/demo/start'),
    loadControls().catch(() => null),
  ]);
  const hasOwnSession = pageData().signed_in;
  sessionStore.setState({
    signedIn: startBackEnd({ isSignedIn: !isDemoSite(), hasOwnSession }),
  });
}
