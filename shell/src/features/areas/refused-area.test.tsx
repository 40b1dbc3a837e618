import '#testing/refused-page.ts';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createRemotes } from '#features/remotes/remotes.ts';
import { areaRoutes, loadArea } from './areas.tsx';

describe('an address that is not for who opened it', () => {
  it('sends a member to her dashboard, though no remote of the page owns it', async () => {
    const remotes = createRemotes(
      { remotes: {} },
      {
        registerRemotes: () => undefined,
        loadRemote: () => Promise.reject(new Error('Nothing is loaded here.')),
      },
    );
    const routes = [{ path: '/dashboard', element: <h1>Dashboard</h1> }, ...areaRoutes(remotes)];
    const router = createMemoryRouter(routes, {
      initialEntries: ['/admin/users'],
      patchRoutesOnNavigation: loadArea(remotes),
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });
});
