import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/session/pages/gate-page.tsx';
import './users-page.tsx';

const at = (path: string) => `http://localhost/api/v1${path}`;
const server = mockApi();

const makeUser = (changes: object = {}) => ({
  id: '0199aaaa-0000-7000-8000-00000000beef',
  short_id: 'beef',
  name: 'Rosa Marin',
  email: 'rosa.marin@example.com',
  admin: false,
  created_at: '2026-11-01T10:00:00Z',
  last_sign_in_at: null,
  latest_transaction_date: null,
  user_config: { partner_slug: null },
  ...changes,
});

/** What was asked for, in order, as '?page=2 token'. */
let requests: string[] = [];
const list = (users: object[], totalPages: number) =>
  server.use(
    http.get(at('/admin/users'), ({ request }) => {
      requests.push(`${new URL(request.url).search} ${request.headers.get('x-admin-token')}`);
      return HttpResponse.json({ users, total_pages: totalPages });
    }),
  );
beforeEach(() => {
  requests = [];
  server.use(secondFactor());
});
afterEach(() => adminTokenStore.getState().drop());

describe('the list', () => {
  beforeEach(() => server.use(provenBy('token-1')));

  it('marks staff, and shows what never happened', async () => {
    list([makeUser({ admin: true, latest_transaction_date: '2026-11-18T18:30:00Z' })], 1);
    await prove(staffArea, '/admin/users');
    const row = within((await screen.findByText('beef')).closest('tr') as HTMLElement);
    expect(row.getByText('(admin)')).toBeTruthy();
    expect(row.getByText('Never')).toBeTruthy();
    expect(row.getByText(/Nov 18, 2026/)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('takes page and filter from the address and keeps them there', async () => {
    list([makeUser()], 20);
    const { router, user } = await prove(staffArea, '/admin/users?page=10&user_group=cardholders');
    await user.click(await screen.findByRole('link', { name: 'Page 11' }));
    expect(router.state.location.search).toBe('?page=11&user_group=cardholders');
    await user.click(screen.getByRole('link', { name: 'Active Cardholders' }));
    expect(router.state.location.search).toBe(
      '?user_group=active_cardholders&sort_by=latest_transaction',
    );
    await screen.findByRole('link', { name: 'Page 20' });
    expect(requests).toEqual([
      '?page=10&user_group=cardholders token-1',
      '?page=11&user_group=cardholders token-1',
      '?user_group=active_cardholders&sort_by=latest_transaction token-1',
    ]);
  });

  it('says when nobody is in it', async () => {
    list([], 0);
    await prove(staffArea, '/admin/users?user_group=applicants');
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
  });

  it('leads back to the first page when it has become shorter', async () => {
    list([], 2);
    const { router, user } = await prove(staffArea, '/admin/users?page=7');
    await user.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    expect(router.state.location.search).toBe('');
  });

  it('fails with Retry', async () => {
    server.use(
      http.get(
        at('/admin/users'),
        () =>
          HttpResponse.json(
            { error: 'The service is not available.', code: 'x', request_id: '1' },
            { status: 503 },
          ),
        { once: true },
      ),
    );
    const { user } = await prove(staffArea, '/admin/users');
    expect(await screen.findByText('The users could not be loaded.')).toBeTruthy();
    list([makeUser()], 1);
    await user.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByText('beef')).toBeTruthy();
  });
});
