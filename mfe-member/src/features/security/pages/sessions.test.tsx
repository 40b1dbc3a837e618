import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './security-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';

const API = 'http://localhost/api/v1';
const THIS = {
  id: '019acfd2-0000-7000-8000-000000000001',
  device: 'Chrome on Linux',
  createdAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-21T10:00:00Z',
  current: true,
};
const PHONE = {
  ...THIS,
  id: '019acfd2-0000-7000-8000-000000000002',
  device: 'Safari on iPhone',
  current: false,
};

const server = mockApi(
  answer('/users/profile', makeProfile({ phoneNumber: '4155550123' })),
  answer('/users/sessions', { sessions: [THIS, PHONE] }),
  refuse('/multifactor_authentication_configurations/current'),
  refuse('/users/passkeys'),
);
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
const none = () => new HttpResponse(null, { status: 204 });
const refusal = (status: number, code: string, errors?: object) =>
  HttpResponse.json({ error: 'Not like this.', code, errors, request_id: 'r-1' }, { status });
const wrongPassword = () =>
  refusal(422, 'invalid_request', { password: ['This is not your password.'] });

beforeEach(() => void assign.mockClear());

/** What ending one session, or all with '', was asked with; answered by `reply`. */
function answerEnding(path: string, reply: () => Response) {
  const asked: unknown[] = [];
  server.use(
    http.delete(`${API}/users/sessions${path}`, async ({ request, params }) => {
      asked.push({ ...params, ...((await request.json()) as object) });
      return reply();
    }),
  );
  return asked;
}

describe('sessions', () => {
  const list = () => screen.findByRole('list', { name: 'Where you are signed in' });

  it('says where the member is signed in, since when, and which one this is', async () => {
    renderRemote(memberArea, '/account/security');
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.includes('This device'))).toEqual([true, false]);
    expect(rows[1]?.textContent).toMatch(/^Safari on iPhoneLast used Nov 21, 2026, \d+:00/);
  });

  it('can be asked for again when they did not load', async () => {
    server.use(refuse('/users/sessions'));
    renderRemote(memberArea, '/account/security');
    expect(await screen.findByText("We couldn't load where you're signed in.")).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
  });

  it('ends another one by the password', async () => {
    const asked = answerEnding('/:id', none);
    const { user } = renderRemote(memberArea, '/account/security');
    const button = await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' });
    server.use(answer('/users/sessions', { sessions: [THIS] }));
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Sign out Safari on iPhone?' });
    await user.type(screen.getByLabelText('Current password'), 'sunrise{Enter}');
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(asked).toEqual([{ id: PHONE.id, password: 'sunrise' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Safari on iPhone is signed out.')).toBeTruthy();
    expect(document.activeElement).toBe(await list());
  });

  it.each([
    ['a wrong password', wrongPassword, 'This is not your password.'],
    ['an outage', () => refusal(503, 'service_unavailable'), 'Not like this.'],
  ])('says when it did not end for %s', async (_what, reply, sentence) => {
    answerEnding('/:id', reply);
    const { user } = renderRemote(memberArea, '/account/security');
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
    await user.type(await screen.findByLabelText('Current password'), 'sunrise{Enter}');
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });

  it('asks nobody without a password', async () => {
    const asked = answerEnding('/:id', none);
    const { user } = renderRemote(memberArea, '/account/security');
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
    await user.type(await screen.findByLabelText('Current password'), '{Enter}');
    expect((await screen.findAllByText('Enter your password.')).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });

  it('ends this one as a sign-out does', async () => {
    server.use(http.get(`${API}/users/sign_out`, none));
    const { user } = renderRemote(memberArea, '/account/security');
    await user.click(await screen.findByRole('button', { name: 'Sign out: Chrome on Linux' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
  });

  it('ends all of them by the password, and clears the browser', async () => {
    const asked = answerEnding('', none);
    sessionStorage.setItem('partner', 'hvfcu');
    const { user } = renderRemote(memberArea, '/account/security');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
    await user.type(within(dialog).getByLabelText('Current password'), 'sunrise');
    expect(asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(asked).toEqual([{ password: 'sunrise' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('says when that failed, and changes nothing when it is closed', async () => {
    answerEnding('', wrongPassword);
    const { user } = renderRemote(memberArea, '/account/security');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Current password'), 'sunrise{Enter}');
    await within(dialog).findAllByText('This is not your password.');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });
});
