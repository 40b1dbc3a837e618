import '#testing/staff-page.ts';
import '#testing/modal-dialog.ts';
import { mockApi } from '@reset/remote-sdk/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

const staff = profile({ admin: true });
const api = mockApi(http.get('*/api/v1/users/profile', () => HttpResponse.json(staff)));

const pages = [
  {
    path: '/dashboard',
    handle: { title: 'Dashboard', layout: 'member' as const },
    element: <h1>Dashboard</h1>,
  },
  { path: '/admin', element: <h1>Admin Home</h1> },
  { path: '/admin/users', element: <h1>Users</h1> },
];

const adminLink = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Admin' });

const placesOf = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('places of staff', () => {
  it('are alone beside a page of their area, and no member’s beside them', async () => {
    visitFrame('/admin/users', [
      {
        path: '/admin/users',
        handle: { title: 'Users', layout: 'staff' },
        element: <h1>Users</h1>,
      },
    ]);
    expect(placesOf()).toEqual(['Home', 'Users', 'Waitlist', 'Back to dashboard']);
    const users = screen.getByRole('link', { name: 'Users' });
    expect(users.getAttribute('aria-current')).toBe('page');
  });

  it('mark the place that a page lies below, and not the area’s home above that', () => {
    const handle = { title: 'Detail', layout: 'staff' as const };
    visitFrame('/admin/users/beef', [
      { path: '/admin/users/beef', handle, element: <h1>Rosa</h1> },
    ]);
    const marked = screen.getAllByRole('link').filter((link) => link.ariaCurrent !== null);
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Users']);
  });

  it('have a drawer of those that have no place at the foot of a narrow screen [ADM-006, ADM-007]', async () => {
    const { user } = visitFrame('/admin/users', [
      {
        path: '/admin/users',
        handle: { title: 'Users', layout: 'staff' },
        element: <h1>Users</h1>,
      },
      { path: '/admin/waitlists', element: <h1>Waitlist</h1> },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
    ]);
    // None of its pages is open.
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Waitlist',
      'Back to dashboard',
    ]);
    await user.click(drawer.getByRole('link', { name: 'Waitlist' }));
    expect(await screen.findByRole('heading', { name: 'Waitlist' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBe('true');
  });

  it('stand there before the page has said so', () => {
    visitFrame('/admin/users', pages);
    expect(placesOf()).toEqual(['Home', 'Users', 'Waitlist', 'Back to dashboard']);
  });

  it('are not among a member’s', () => {
    visitFrame('/dashboard', pages);
    expect(placesOf()).toEqual(['Reset', 'Dashboard', 'Admin']);
  });

  it('are in the navigation and in the menu [MEM-007]', async () => {
    const { user } = visitFrame('/dashboard', pages);
    expect(adminLink().getAttribute('href')).toBe('/admin');
    await user.click(await screen.findByRole('button', { name: 'Hi, Hazel!' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Admin' }));
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeTruthy();
  });

  it('stay in the navigation and leave the menu while somebody is viewed [MEM-007]', async () => {
    api.use(
      http.get('*/api/v1/users/profile', () =>
        HttpResponse.json({ ...staff, admin: false, impersonating: true }),
      ),
    );
    const { user } = visitFrame('/dashboard', pages);
    expect(adminLink()).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Hi, Hazel!' }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem', { name: 'Admin' })).toBeNull();
  });
});
