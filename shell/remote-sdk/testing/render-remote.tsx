import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router';
import {
  createQueryClient,
  pageData,
  provideFlags,
  type FlagName,
  type RemoteModule,
} from '@reset/remote-sdk';
import { StatusRegion } from './status-region.tsx';

interface Options {
  /** The switches that are on; every other is off. */
  flags?: FlagName[];
}

/**
 * A remote's pages as the shell shows them, without the shell: its routes in a
 * router and a query client of their own, beside the region that announcements
 * go to. What the remote navigates to elsewhere is an empty page.
 * @param path where the visit begins
 */
export function renderRemote(remote: RemoteModule, path: string, { flags = [] }: Options = {}) {
  const on = Object.fromEntries(flags.map((name) => [name.replaceAll('-', '_'), true]));
  provideFlags({ ...pageData().flags, ...on });
  const client = createQueryClient();
  // What fails is shown at once, and what a page asks for is what this test answers.
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false, staleTime: 0 } });
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [...remote.routes.map(withFallback), { path: '*', element: null }],
      },
    ],
    { initialEntries: [path] },
  );
  const screen = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...screen, router, client, user: userEvent.setup() };
}

const Frame = () => (
  <>
    <main>
      <Outlet />
    </main>
    <StatusRegion />
  </>
);

/** While a page's code is on the way there is nothing; the router wants that said. */
const withFallback = (route: RouteObject): RouteObject =>
  ({ HydrateFallback: () => null, ...route }) as RouteObject;
