import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import staffArea from '#routes.tsx';
import { enterCode, prove, provenBy, secondFactor } from '#testing/prove.ts';
import { adminApi } from '../api/admin-session.ts';
import { adminTokenStore } from '../model/admin-token-store.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/users/pages/users-page.tsx';
import '../pages/gate-page.tsx';

const at = (path: string) => `http://localhost/api/v1${path}`;
const server = mockApi();
const TITLE = 'Confirm that it is you';

/** The tokens and the keys that the call was made with. */
let tokens: (string | null)[] = [];
let keys = new Set<string | null>();
let openedSecondsAgo: number[] = [];
const refuseToken = (refused: (token: string | null) => boolean) =>
  http.post(at('/admin/something'), ({ request }) => {
    const token = request.headers.get('x-admin-token');
    tokens.push(token);
    keys.add(request.headers.get('idempotency-key'));
    openedSecondsAgo.push(Number(request.headers.get('x-opened-seconds-ago')));
    return refused(token)
      ? HttpResponse.json(
          { error: 'Once more.', code: 'step_up_required', request_id: '1' },
          { status: 403 },
        )
      : HttpResponse.json({ done: true });
  });

beforeEach(() => {
  tokens = [];
  keys = new Set();
  openedSecondsAgo = [];
  server.use(
    secondFactor(),
    provenBy('token-1'),
    http.get(at('/admin/users'), () => HttpResponse.json({ users: [], total_pages: 0 })),
    refuseToken((token) => token === 'token-1'),
  );
});
afterEach(() => adminTokenStore.getState().drop());

/** The gate is open, the call is refused, and she is asked. */
async function callAndBeAsked() {
  const { user } = await prove(staffArea, '/admin/users');
  await screen.findByText('Nobody is in this list.');
  const openedAtMs = performance.now() - 990;
  const answer = adminApi.post('/admin/something', {}, { openedAtMs });
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  return { user, answer, dialog };
}

describe('a call for which the proof is too old', () => {
  it('asks for a code and is made once more, with the new token', async () => {
    const { user, answer, dialog } = await callAndBeAsked();
    server.use(provenBy('token-2'));
    await user.click(await dialog.findByRole('button', { name: 'I have a code already' }));
    await enterCode(user);
    expect(await answer).toMatchObject({ ok: true, data: { done: true } });
    expect(tokens).toEqual(['token-1', 'token-2']);
    // It is the same command both times.
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    // Its dialog was open while she was asked.
    const [first, second = 0] = openedSecondsAgo;
    expect([first, second > 1]).toEqual([1, true]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Nobody is in this list.')).toBeTruthy();
  });

  it('is refused as it was for who closes the dialog', async () => {
    const { user, answer, dialog } = await callAndBeAsked();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await answer).toMatchObject({ ok: false, error: { code: 'step_up_required' } });
    expect(tokens).toEqual(['token-1']);
    expect(adminTokenStore.getState().token).toBe('token-1');
  });

  it('is not made a third time', async () => {
    server.use(refuseToken(() => true));
    const { user, answer, dialog } = await callAndBeAsked();
    server.use(provenBy('token-2'));
    await user.click(await dialog.findByRole('button', { name: 'I have a code already' }));
    await enterCode(user);
    expect(await answer).toMatchObject({ ok: false, error: { code: 'step_up_required' } });
    expect(tokens).toEqual(['token-1', 'token-2']);
  });
});

describe('the end of the time', () => {
  const open = async () => {
    const { user } = await prove(staffArea, '/admin/users');
    await screen.findByText('Nobody is in this list.');
    return user;
  };

  it('asks over the page, and what was typed is there after another code', async () => {
    const user = await open();
    await user.type(screen.getByRole('searchbox'), 'Haz');
    act(() => adminTokenStore.getState().end());
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(dialog.getByText(/The 15 minutes are over/)).toBeTruthy();
    server.use(provenBy('token-2'));
    await user.click(await dialog.findByRole('button', { name: 'I have a code already' }));
    await user.type(await dialog.findByRole('textbox'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('Haz');
  });

  it('closes the gate for who closes the dialog', async () => {
    const user = await open();
    act(() => adminTokenStore.getState().end());
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
  });

  it('is told before, with a way to stay', async () => {
    const user = await open();
    act(() => adminTokenStore.setState({ isEnding: true }));
    expect(screen.getByText(/closes in less than two minutes/)).toBeTruthy();
    server.use(provenBy('token-2'));
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    await user.click(await dialog.findByRole('button', { name: 'I have a code already' }));
    await user.type(await dialog.findByRole('textbox'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByText(/closes in less than/)).toBeNull());
    expect(adminTokenStore.getState().token).toBe('token-2');
  });
});
