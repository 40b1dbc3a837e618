import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { RemoteModule } from '@reset/remote-sdk';
import { StatusRegion } from './status-region.tsx';

// Pages are lazy: on a busy machine the first import alone outlasts the usual second.
configure({ asyncUtilTimeout: 4000 });

/**
 * A remote's pages as the shell shows them, without the shell: its routes in a
 * router and a query client of their own, beside the region that announcements
 * go to. What the remote navigates to elsewhere is an empty page.
 * @param path where the visit begins
 */
export function renderRemote(remote: RemoteModule, path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [{ element: <Frame />, children: [...remote.routes, { path: '*', element: null }] }],
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
