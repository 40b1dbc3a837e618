import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersList } from '#testing/answers-list.ts';
import { makeUser } from '#testing/make-user.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import '#features/users/pages/users-page.tsx';

const server = mockApi();
const at = 'http://localhost/api/v1/admin/saved_views';
let kept: { name: string; path: string; query: string }[] = [];
beforeEach(() => {
  kept = [];
  server.use(
    secondFactor(),
    provenBy('token-1'),
    ...['users', 'card_accounts'].map((call) =>
      answersList(call, { users: [makeUser()], total_pages: 1 }),
    ),
    http.get(at, () =>
      HttpResponse.json({
        saved_views: kept.map((view) => ({ ...view, saved_at: '2026-11-21T00:05:00Z' })),
      }),
    ),
    http.put(at, async ({ request }) => {
      kept.push((await request.json()) as (typeof kept)[number]);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(at, ({ request }) => {
      const gone = new URL(request.url).searchParams.get('name');
      kept = kept.filter(({ name }) => name !== gone);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => adminTokenStore.getState().drop());

const openViews = async (user: Awaited<ReturnType<typeof prove>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  return within(screen.getByRole('dialog', { name: 'Views' }));
};

describe('saved views', () => {
  it('keep the list as it is filtered, and lead back to it', async () => {
    const { router, user } = await prove(staffArea, '/admin/users?user_group=cardholders&page=2');
    const dialog = await openViews(user);
    expect(await dialog.findByText('You have saved no view yet.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Name of this view' }), ' Mine ');
    await user.click(dialog.getByRole('button', { name: 'Save this view' }));
    expect(await dialog.findByRole('link', { name: 'Mine' })).toBeTruthy();
    expect(kept).toEqual([
      { name: 'Mine', path: '/admin/users', query: 'user_group=cardholders&page=2' },
    ]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'All' }));
    await user.click((await openViews(user)).getByRole('link', { name: 'Mine' }));
    expect(router.state.location.search).toBe('?user_group=cardholders&page=2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are removed one by one', async () => {
    kept = [{ name: 'Mine', path: '/admin/users', query: '' }];
    const { user } = await prove(staffArea, '/admin/users');
    const dialog = await openViews(user);
    await user.click(await dialog.findByRole('button', { name: 'Remove Mine' }));
    expect(await dialog.findByText('You have saved no view yet.')).toBeTruthy();
  });

  it('fail with Retry', async () => {
    server.use(http.get(at, () => new HttpResponse(null, { status: 503 }), { once: true }));
    const { user } = await prove(staffArea, '/admin/users');
    const dialog = await openViews(user);
    expect(await dialog.findByText('Your views could not be loaded.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /retry/i }));
    expect(await dialog.findByText('You have saved no view yet.')).toBeTruthy();
  });
});
