import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/session/pages/gate-page.tsx';
import './users-page.tsx';

const at = (path: string) => `http://localhost/api/v1${path}`;
const server = mockApi();

const somebody = (changes: object = {}) => ({
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
let asked: string[] = [];
const list = (users: object[], totalPages: number) =>
  server.use(
    http.get(at('/admin/users'), ({ request }) => {
      asked.push(`${new URL(request.url).search} ${request.headers.get('x-admin-token')}`);
      return HttpResponse.json({ users, total_pages: totalPages });
    }),
  );
const openSession = (answer: () => Response) => server.use(http.post(at('/admin/session'), answer));
const accepted = () =>
  HttpResponse.json({
    admin_token: 'token-1',
    expires_at: new Date(Date.now() + 15 * 60_000).toISOString(),
  });

const prove = async (path = '/admin/users') => {
  const page = renderRemote(staffArea, path);
  await page.user.type(await screen.findByLabelText('Password'), 'sunrise');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  return page;
};

beforeEach(() => {
  asked = [];
});
afterEach(() => adminTokenStore.getState().drop());

describe('the gate', () => {
  it('asks who she is before anything is asked for, and sends the token with every call', async () => {
    openSession(accepted);
    list([somebody()], 1);
    await prove('/admin');
    expect(await screen.findByRole('rowheader', { name: 'Rosa Marin' })).toBeTruthy();
    expect(asked).toEqual([' token-1']);
  });

  it('says why it stays closed', async () => {
    openSession(() =>
      HttpResponse.json(
        {
          error: 'Some fields are not right.',
          code: 'invalid_request',
          errors: { password: ['That is not your password.'] },
          request_id: '1',
        },
        { status: 422 },
      ),
    );
    await prove();
    expect((await screen.findAllByText(/That is not your password/)).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });

  it('comes back when the token serves no more, and leads on to the same page', async () => {
    openSession(accepted);
    server.use(
      http.get(at('/admin/users'), () =>
        HttpResponse.json(
          { error: 'Forbidden', code: 'admin_token_required', request_id: '1' },
          { status: 403 },
        ),
      ),
    );
    const { router, user } = await prove('/admin/users?page=2');
    await screen.findByLabelText('Password');
    list([somebody()], 2);
    await user.type(await screen.findByLabelText('Password'), 'sunrise');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });
});

describe('the list', () => {
  beforeEach(() => openSession(accepted));

  it('marks staff, and shows what never happened', async () => {
    list([somebody({ admin: true, latest_transaction_date: '2026-11-18T18:30:00Z' })], 1);
    await prove();
    const row = within((await screen.findByText('beef')).closest('tr') as HTMLElement);
    expect(row.getByText('(admin)')).toBeTruthy();
    expect(row.getByText('Never')).toBeTruthy();
    expect(row.getByText(/Nov 18, 2026/)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('takes page and filter from the address and keeps them there', async () => {
    list([somebody()], 20);
    const { router, user } = await prove('/admin/users?page=10&user_group=cardholders');
    await user.click(await screen.findByRole('link', { name: 'Page 11' }));
    expect(router.state.location.search).toBe('?page=11&user_group=cardholders');
    await user.click(screen.getByRole('link', { name: 'Active Cardholders' }));
    expect(router.state.location.search).toBe(
      '?user_group=active_cardholders&sort_by=latest_transaction',
    );
    await screen.findByRole('link', { name: 'Page 20' });
    expect(asked).toEqual([
      '?page=10&user_group=cardholders token-1',
      '?page=11&user_group=cardholders token-1',
      '?user_group=active_cardholders&sort_by=latest_transaction token-1',
    ]);
  });

  it('says when nobody is in it', async () => {
    list([], 0);
    await prove('/admin/users?user_group=applicants');
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
  });

  it('leads back to the first page when it has become shorter', async () => {
    list([], 2);
    const { router, user } = await prove('/admin/users?page=7');
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
    const { user } = await prove();
    expect(await screen.findByText('The users could not be loaded.')).toBeTruthy();
    list([somebody()], 1);
    await user.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByText('beef')).toBeTruthy();
  });
});
