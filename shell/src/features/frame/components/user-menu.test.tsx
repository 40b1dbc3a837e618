import { sessionStore } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

const api = mockApi(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile())));

const pages = [
  {
    path: '/dashboard',
    handle: { title: 'Dashboard', layout: 'member' as const },
    element: <h1>Dashboard</h1>,
  },
  { path: '/account', element: <h1>Account</h1> },
];

async function openMenu() {
  const { user } = visitFrame('/dashboard', pages);
  const opener = await screen.findByRole('button', { name: 'Hi, Hazel!' });
  await user.click(opener);
  await screen.findByRole('menu');
  return user;
}

describe('UserMenu', () => {
  it('offers a member the places that exist and the way out, and nothing of staff [MEM-007]', async () => {
    await openMenu();
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Dashboard', 'Account', 'Help', 'Log Out']);
    const navigation = screen.getByRole('navigation', { name: 'Main', hidden: true });
    expect(within(navigation).queryByText('Admin')).toBeNull();
  });

  it('goes to a place by keyboard', async () => {
    const user = await openMenu();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeTruthy();
  });

  it('says so when the sign-out failed', async () => {
    api.use(http.get('*/api/v1/users/sign_out', () => HttpResponse.json({}, { status: 503 })));
    const user = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Log Out' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not log you out. Please try again.',
    );
  });

  it.each([null, ''])('greets nobody by a name that is %j', async (firstName) => {
    const unnamed = { ...profile(), first_name: firstName };
    api.use(http.get('*/api/v1/users/profile', () => HttpResponse.json(unnamed)));
    visitFrame('/dashboard', pages);
    await screen.findByRole('heading', { name: 'Dashboard' });
    await waitFor(() => expect(sessionStore.getState().user?.email).toBe(unnamed.email));
    expect(screen.getByRole('button', { name: 'Your account' })).toBeTruthy();
    expect(screen.queryByText(/^Hi,/)).toBeNull();
  });

  it('is there without a name while the profile cannot be read', async () => {
    api.use(http.get('*/api/v1/users/profile', () => HttpResponse.json({}, { status: 503 })));
    visitFrame('/dashboard', pages);
    expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy();
  });
});
