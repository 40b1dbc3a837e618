import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { makeUser } from '#testing/make-user.ts';
import { prove, provenBy, SAM, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './user-page.tsx';
import '#features/users/pages/users-page.tsx';

const at = (path: string) => `http://localhost/api/v1${path}`;
const server = mockApi();

const ROSA = makeUser().id;
const PATH = `/admin/users/${ROSA}`;
const show = (changes: object = {}) =>
  server.use(
    http.get(at('/admin/users/:id'), () =>
      HttpResponse.json({ ...makeUser(), onboarding_states: [], ...changes }),
    ),
  );
const entry = (reason: string, outcome: string | null = 'done') => ({
  id: `0199bbbb-0000-7000-8000-${String(reason.length).padStart(12, '0')}`,
  action: 'end_sessions',
  made_at: '2026-11-20T20:00:00Z',
  made_by: { id: SAM, name: 'Sam Staff' },
  reason,
  outcome,
});
const log = (actions: object[]) =>
  server.use(http.get(at('/admin/users/:id/actions'), () => HttpResponse.json({ actions })));
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  server.use(secondFactor(), provenBy('token-1'));
  log([]);
});
afterEach(() => adminTokenStore.getState().drop());

describe('the page of a user', () => {
  it('says who she is, and n/a for what there is not', async () => {
    show({ last_sign_in_at: '2026-11-20T20:00:00Z' });
    await prove(staffArea, PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Marin' })).toBeTruthy();
    const profile = await section('Profile');
    expect(profile.getByText('rosa.marin@example.com')).toBeTruthy();
    expect(profile.getByText(/^11\/20\/26, 12:00\sPM$/)).toBeTruthy();
    expect(profile.getAllByText('n/a')).toHaveLength(3);
    expect((await section('Onboarding')).getByText('No onboarding step yet.')).toBeTruthy();
  });

  it('has the states that she came into, the latest first, each with its product', async () => {
    show({
      onboarding_states: [
        { state: 'registered', product: null, entered_at: '2026-11-20T20:00:00Z' },
        {
          state: 'linked_core_financial_institution_account',
          product: 'earned_wage_access',
          entered_at: '2026-11-21T20:00:00Z',
        },
      ],
    });
    await prove(staffArea, PATH);
    await screen.findByRole('heading', { name: 'Rosa Marin' });
    const steps = (await section('Onboarding')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Linked BankEarned wage access11/21/26, 12:00 PM',
      'Registered11/20/26, 12:00 PM',
    ]);
  });

  it('leads back to the list for nobody', async () => {
    server.use(
      http.get(at('/admin/users/:id'), () =>
        HttpResponse.json(
          { error: 'Not found', code: 'not_found', request_id: '1' },
          { status: 404 },
        ),
      ),
      http.get(at('/admin/users'), () => HttpResponse.json({ users: [], total_pages: 0 })),
    );
    const { router } = await prove(staffArea, '/admin/users/nope');
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin/users');
  });

  it('fails with Retry, and each of its sections alone', async () => {
    const away = { error: 'Away.', code: 'x', request_id: '1' };
    server.use(
      http.get(at('/admin/users/:id/actions'), () => HttpResponse.json(away, { status: 503 }), {
        once: true,
      }),
      http.get(at('/admin/users/:id'), () => HttpResponse.json(away, { status: 503 }), {
        once: true,
      }),
    );
    const { user } = await prove(staffArea, PATH);
    expect(await screen.findByText('This user could not be loaded.')).toBeTruthy();
    show();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const actions = await section('Staff actions');
    expect(await actions.findByText('The staff actions could not be loaded.')).toBeTruthy();
    expect((await section('Profile')).getByText('rosa.marin@example.com')).toBeTruthy();
    await user.click(actions.getByRole('button', { name: 'Retry' }));
    expect(await actions.findByText('Staff have not acted on this account.')).toBeTruthy();
  });

  it('copies the whole ID, and says so for five seconds', async () => {
    show();
    await prove(staffArea, PATH);
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const button = await screen.findByRole('button', { name: /Copy the whole ID/ });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      button.click();
      await act(() => jest.advanceTimersByTimeAsync(4_999));
      expect(screen.getByRole('button', { name: /Copied/ })).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.queryByRole('button', { name: /Copied/ })).toBeNull();
    } finally {
      jest.useRealTimers();
    }
    expect(written.mock.calls).toEqual([[ROSA]]);
    written.mockRestore();
  });
});

describe('logging a user out', () => {
  it('needs a reason, and is in the log then', async () => {
    show();
    const sent: unknown[] = [];
    server.use(
      http.post(at('/admin/users/:id/end_sessions'), async ({ params, request }) => {
        sent.push([params['id'], await request.json()]);
        log([entry('She lost her phone.')]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await prove(staffArea, PATH);
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out Rosa Marin' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Reason'));
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    await dialog.findAllByText('Enter a reason for logging this person out.');
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), ' She lost her phone. ');
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Rosa Marin is logged out everywhere.')).toBeTruthy();
    expect(sent).toEqual([[ROSA, { reason: 'She lost her phone.' }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const actions = await section('Staff actions');
    expect(await actions.findByText('She lost her phone.')).toBeTruthy();
    expect(actions.getByText(/Sam Staff/)).toBeTruthy();
    expect(actions.getByText('Done')).toBeTruthy();
  });

  it('can be left off, by the button before the one that does it', async () => {
    show();
    const { user } = await prove(staffArea, PATH);
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    const buttons = within(await screen.findByRole('form')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel', 'Log out']);
    await user.click(buttons[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says in the dialog when that did not work, and keeps that in the log', async () => {
    show();
    server.use(
      http.post(at('/admin/users/:id/end_sessions'), () => {
        log([entry('A stranger.', 'refused'), entry('Cut off in between.', null)]);
        return HttpResponse.json(
          { error: 'Please try again.', code: 'service_unavailable', request_id: '1' },
          { status: 503 },
        );
      }),
    );
    const { user } = await prove(staffArea, PATH);
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'A stranger.');
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    expect(await dialog.findByText('Please try again.')).toBeTruthy();
    expect(await screen.findByText('Failed')).toBeTruthy();
    expect(screen.getByText('Outcome unknown')).toBeTruthy();
  });
});
