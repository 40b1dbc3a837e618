import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { makeUser } from '#testing/make-user.ts';
import { prove, provenBy, SAM, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import '#features/staff/pages/staff-page.tsx';
import './users-page.tsx';

const at = (path: string) => `http://localhost/api/v1${path}`;
const server = mockApi();

/** What was asked for, in order, as '/users?page=2 token'. */
let requests: string[] = [];
const list = (users: object[], totalPages: number) =>
  server.use(
    ...['users', 'card_accounts', 'card_applicants', 'eligible_users', 'inactive_users'].map(
      (call) =>
        http.get(at(`/admin/${call}`), ({ request }) => {
          const { search } = new URL(request.url);
          requests.push(`/${call}${search} ${request.headers.get('x-admin-token')}`);
          return HttpResponse.json({ users, total_pages: totalPages });
        }),
    ),
  );
beforeEach(() => {
  requests = [];
  server.use(secondFactor());
});
afterEach(() => {
  adminTokenStore.getState().drop();
  act(() => sessionStore.setState({ user: null }));
});

describe('the list', () => {
  beforeEach(() => server.use(provenBy('token-1')));

  it('shows a person in the columns of the list, and n/a for what there is not [ADM-024, ADM-025, ADM-184, ADM-186]', async () => {
    list(
      [
        makeUser({
          in_progress_onboarding_state: 'submitted_identity_verification',
          latest_transaction_date: '2026-11-18T18:30:00Z',
          dsl: 24.25,
        }),
        makeUser({ id: '0199aaaa-0000-7000-8000-00000000cafe', short_id: 'cafe' }),
      ],
      1,
    );
    await prove(staffArea, '/admin/users');
    const row = within((await screen.findByText('beef')).closest('tr') as HTMLElement);
    expect(row.getByText('IDV Submitted')).toBeTruthy();
    expect(row.getByText('$24.25')).toBeTruthy();
    expect(row.getByRole('rowheader', { name: 'Rosa Marin' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Name',
      'Email',
      'Onboarding State',
      'DSL',
      'Latest Transaction',
      'Last Sign In',
      'Created At',
    ]);
    const bought = row.getByText(/^11\/18\/26, 10:30\sAM$/);
    expect(bought.getAttribute('title')).toContain('PST');
    expect(row.getAllByText('n/a')).toHaveLength(1);
    const other = within(screen.getByText('cafe').closest('tr') as HTMLElement);
    expect(other.getAllByText('n/a')).toHaveLength(4);
    expect(screen.getAllByText('Times in Pacific')).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('says by which partner people came where that column is asked for, which stays in the address', async () => {
    list([makeUser({ user_config: { partner_slug: 'hvfcu' } })], 1);
    const { router, user } = await prove(staffArea, '/admin/users');
    expect(await screen.findByText('beef')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Partner' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show partners' }));
    expect(await screen.findByRole('columnheader', { name: 'Partner' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'HVFCU' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Applicants' }));
    expect(router.state.location.search).toBe('?user_group=applicants&columns=partner');
    expect(requests.at(-1)).toContain('/card_applicants ');
    await user.click(screen.getByRole('link', { name: 'Hide partners' }));
    expect(router.state.location.search).toBe('?user_group=applicants');
    expect(screen.queryByRole('columnheader', { name: 'Partner' })).toBeNull();
  });

  it('copies the whole of an ID [ADM-185]', async () => {
    list([makeUser()], 1);
    const { user } = await prove(staffArea, '/admin/users');
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: /Copy the whole ID/ }));
    expect(written.mock.calls).toEqual([[makeUser().id]]);
    expect(await screen.findByRole('button', { name: /Copied/ })).toBeTruthy();
  });

  it('leaves out the states that are none of staff’s', async () => {
    list([makeUser({ in_progress_onboarding_state: 'skipped_income_account_linking' })], 1);
    await prove(staffArea, '/admin/users');
    const row = within((await screen.findByText('beef')).closest('tr') as HTMLElement);
    expect(row.queryByText(/Skipped/)).toBeNull();
  });

  it('asks for the eligible and the inactive by calls of their own [ADM-019, ADM-021]', async () => {
    list([makeUser()], 1);
    const { user } = await prove(staffArea, '/admin/users');
    const filters = within(await screen.findByRole('navigation', { name: 'Show' }));
    expect(filters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Cardholders',
      'Active Cardholders',
      'Applicants',
      'Eligible',
      'Inactive',
    ]);
    await user.click(filters.getByRole('link', { name: 'Eligible' }));
    await user.click(filters.getByRole('link', { name: 'Inactive' }));
    await screen.findByText('beef');
    expect(requests).toEqual([
      '/users token-1',
      '/eligible_users token-1',
      '/inactive_users token-1',
    ]);
  });

  it('says why each person was found', async () => {
    list([makeUser({ matched_by: 'card_last_four' })], 1);
    await prove(staffArea, '/admin/users?search=4242');
    expect(await screen.findByRole('cell', { name: 'Last four of a card' })).toBeTruthy();
  });

  it('leads to each person, and to no other member of staff', async () => {
    const own = makeUser({ id: SAM, short_id: '0001', name: 'Sam Staff', admin: true });
    const other = { id: '0199aaaa-0000-7000-8000-00000000cafe', short_id: 'cafe', admin: true };
    list([makeUser(), own, makeUser({ ...other, name: 'Ada Approver' })], 1);
    const sam = { id: SAM, firstName: 'Sam', lastName: 'Staff', email: 'sam@example.com' };
    sessionStore.setState({ user: { ...sam, admin: true, impersonating: false } });
    await prove(staffArea, '/admin/users');
    const rosa = await screen.findByRole('link', { name: 'Rosa Marin' });
    expect(rosa.getAttribute('href')).toBe(`/admin/users/${makeUser().id}`);
    expect(screen.getByRole('link', { name: 'Sam Staff' }).getAttribute('href')).toMatch(SAM);
    expect(screen.getByText(/Ada Approver/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ada Approver' })).toBeNull();
    expect(screen.getAllByText('(admin)')).toHaveLength(2);
  });

  it('is searched from its field, and the search stays in the address and in a group', async () => {
    list([makeUser()], 2);
    const { router, user } = await prove(staffArea, '/admin/users?page=2');
    const field = await screen.findByRole('searchbox', { name: 'Search users' });
    await user.type(field, ' rosa m {Enter}');
    expect(router.state.location.search).toBe('?search=rosa+m');
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe('rosa m');
    await user.click(await screen.findByRole('link', { name: 'Applicants' }));
    expect(router.state.location.search).toBe('?user_group=applicants&search=rosa+m');
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('rosa m');
    await user.clear(screen.getByRole('searchbox'));
    expect(router.state.location.search).toBe('');
    await screen.findByRole('link', { name: 'Page 2' });
    expect(requests).toEqual([
      '/users?page=2 token-1',
      '/users?search=rosa+m token-1',
      '/card_applicants?search=rosa+m token-1',
      '/users token-1',
    ]);
  });

  it('keeps what is typed while the list is emptied of a search', async () => {
    list([makeUser()], 1);
    const { router, user } = await prove(staffArea, '/admin/users?search=rosa');
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    await user.clear(field);
    await user.type(field, 'Juniper Lane');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(field.value).toBe('Juniper Lane');
  });

  it('leaves nothing of a search in the field on another page', async () => {
    list([makeUser()], 1);
    server.use(
      http.get(at('/admin/staff'), () => HttpResponse.json({ staff: [], invitations: [] })),
    );
    const { router, user } = await prove(staffArea, '/admin/users');
    await user.type(await screen.findByRole('searchbox'), 'rosa{Enter}');
    await screen.findByText('beef');
    await act(() => router.navigate('/admin/staff'));
    await screen.findByText('Nobody is of staff.');
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search users' });
    expect(field.value).toBe('');
    await user.type(field, 'mar');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field.value).toBe('');
    expect(router.state.location.pathname).toBe('/admin/staff');
    await user.type(field, 'marin{Enter}');
    expect(router.state.location).toMatchObject({
      pathname: '/admin/users',
      search: '?search=marin',
    });
  });

  it('has no link to a closed account, and no address at which no mail arrives', async () => {
    const { id } = makeUser();
    list([makeUser({ name: 'Closed account', email: `${id}@closed.invalid` })], 1);
    await prove(staffArea, '/admin/users');
    const row = within((await screen.findByText('Closed account')).closest('tr') as HTMLElement);
    expect(row.queryByRole('link', { name: 'Closed account' })).toBeNull();
    expect(row.queryByText(/closed\.invalid/)).toBeNull();
  });

  it('follows the address back, and not what was typed there', async () => {
    list([makeUser()], 1);
    const { router, user } = await prove(staffArea, '/admin/users');
    await user.type(await screen.findByRole('searchbox'), 'rosa{Enter}');
    await screen.findByText('beef');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('says when nobody is found, and leads back to everybody', async () => {
    list([], 0);
    const { router, user } = await prove(staffArea, '/admin/users?search=zzz');
    expect(await screen.findByText('Nobody here matches “zzz”.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all users' }));
    expect(router.state.location.search).toBe('');
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
      '/card_accounts?page=10 token-1',
      '/card_accounts?page=11 token-1',
      '/card_accounts?sort_by=latest_transaction token-1',
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
