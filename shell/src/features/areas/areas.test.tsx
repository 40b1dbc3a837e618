import { describe, expect, it, jest } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { createRemotes, RemotesProvider } from '#features/remotes/remotes.ts';
import { remote } from '#testing/remote.ts';
import { areaRoutes, loadArea } from './areas.tsx';

const registry = {
  remotes: {
    'mfe-member': remote({ prefixes: ['/dashboard'] }),
    'mfe-public': remote({ name: 'mfe_public', prefixes: ['/'], entry: '/public.json' }),
  },
};

/** A shell at `path` whose remotes' modules come from `load`. */
function visit(path: string, load: (id: string) => Promise<unknown>) {
  const remotes = createRemotes(
    registry,
    { registerRemotes: () => undefined, loadRemote: load },
    () => Promise.reject(new Error('offline')),
  );
  const frame = (
    <>
      <Link to="/dashboard">To dashboard</Link>
      <Link to="/">To home</Link>
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ element: frame, children: areaRoutes(remotes) }], {
    initialEntries: [path],
    patchRoutesOnNavigation: loadArea(remotes),
  });
  render(
    <RemotesProvider value={remotes}>
      <RouterProvider router={router} />
    </RemotesProvider>,
  );
  return userEvent.setup();
}

const page = (path: string, text: string) => ({
  default: { routes: [{ path, element: <h1>{text}</h1> }] },
});
const modules: Record<string, unknown> = {
  'mfe_member/routes': page('/dashboard', 'Dashboard'),
  'mfe_public/routes': page('/', 'Home'),
};

describe('areas', () => {
  it('shows the frame at once and the page when its remote is here', async () => {
    let arrive: (module: unknown) => void = () => undefined;
    visit('/dashboard', () => new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByRole('link', { name: 'To home' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeTruthy();
    arrive(modules['mfe_member/routes']);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });

  it('heads the first page by the title that it was served with, but a visitor’s', async () => {
    document.head.innerHTML = '<meta property="og:title" content="Dashboard">';
    const heading = () => screen.queryByRole('heading', { level: 1, name: 'Dashboard' });
    const neverLoads = () => new Promise(() => undefined);
    visit('/dashboard', neverLoads);
    expect(heading()).toBeNull();
    cleanup();
    sessionStore.setState({ signedIn: true });
    visit('/dashboard', neverLoads);
    expect(heading()).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeTruthy();
    cleanup();
    sessionStore.setState({ signedIn: false });
    document.head.innerHTML = '';
  });

  it('says 404 where no remote owns the path, and where the owner has no such page', async () => {
    const user = visit('/dashboard/nope', async (id) => modules[id]);
    expect(await screen.findByText("We can't find that!")).toBeTruthy();
    expect(screen.getByText('404')).toBeTruthy();
    expect(screen.getByText("The page you're looking for may have moved.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('link', { name: 'To dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });

  it('costs a failed remote its own area only, and Retry fetches it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const user = visit('/dashboard', async (id) => {
      if (isBroken && id.startsWith('mfe_member')) throw new Error('500');
      return modules[id];
    });
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'To home' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'To dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    isBroken = false;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });

  it('says that somebody is offline, and comes by itself once she is not', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    visit('/dashboard', async (id) => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return modules[id];
    });
    expect(await screen.findByText(/^You are offline/)).toBeTruthy();
    expect(screen.queryByText(/on our side/)).toBeNull();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    onLine.mockRestore();
  });

  it('shows the same for a page that throws, and Retry renders it anew', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    function Dashboard() {
      if (isBroken) throw new Error('no shifts');
      return <h1>Dashboard</h1>;
    }
    const user = visit('/dashboard', async () => ({
      default: { routes: [{ path: '/dashboard', Component: Dashboard }] },
    }));
    await screen.findByRole('alert');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });
});
