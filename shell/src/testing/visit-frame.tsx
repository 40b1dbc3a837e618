import { announcementStore, sessionStore } from '@reset/remote-sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router';
import { Frame } from '#features/frame/frame.tsx';
import { createRemotes, RemotesProvider } from '#features/remotes/remotes.ts';
import { remote } from './remote.ts';

interface Visit {
  signedIn?: boolean;
  /** What the history's entry carries, as after a reload. */
  state?: object | null;
  /** What has answers already. */
  client?: QueryClient;
}

const registry = {
  remotes: {
    'mfe-public': remote({
      name: 'mfe_public',
      prefixes: ['/', '/faqs', '/about', '/users'],
      header: [
        { label: 'FAQs', labels: { 'es-US': 'Preguntas frecuentes' }, path: '/faqs' },
        { label: 'About', path: '/about' },
      ],
      quiet: ['/users'],
    }),
    'mfe-member': remote({
      prefixes: ['/dashboard', '/income', '/account'],
      navigation: [
        {
          label: 'Dashboard',
          labels: { 'es-US': 'Inicio' },
          path: '/dashboard',
          icon: 'house',
        },
      ],
    }),
    'mfe-guides': remote({
      name: 'mfe_guides',
      prefixes: ['/guides'],
      header: [{ label: 'Guides', path: '/guides' }],
    }),
    'mfe-admin': remote({
      name: 'mfe_admin',
      prefixes: ['/admin'],
      audience: 'staff',
      navigation: [
        { label: 'Home', path: '/admin', icon: 'house' },
        { label: 'Users', path: '/admin/users', icon: 'users' },
        { label: 'Waitlist', path: '/admin/waitlists', icon: 'clock', in_drawer: true },
      ],
    }),
  },
};

/**
 * The frame around the pages of a remote, at an address of this window, with its own
 * history, through which `travel` goes.
 */
export function visitFrame(
  at: string,
  pages: RouteObject[],
  { signedIn = true, state = null, client = newClient() }: Visit = {},
) {
  window.history.replaceState(state, '', at);
  announcementStore.setState({ text: '', turn: 0 });
  sessionStore.setState({ signedIn, user: null });
  const remotes = createRemotes(registry, {
    registerRemotes: () => undefined,
    loadRemote: () => Promise.reject(new Error('No remote is loaded here.')),
  });
  const router = createBrowserRouter([{ Component: Frame, children: pages }]);
  const screen = render(
    <QueryClientProvider client={client}>
      <RemotesProvider value={remotes}>
        <RouterProvider router={router} />
      </RemotesProvider>
    </QueryClientProvider>,
  );
  const travel = (steps: number) =>
    act(async () => {
      const arrived = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      window.history.go(steps);
      await arrived;
      // The router answers in turns of its own.
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { ...screen, client, travel, user: userEvent.setup() };
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
