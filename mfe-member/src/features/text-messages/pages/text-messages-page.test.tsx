import { beforeEach, describe, expect, it } from '@jest/globals';
import { announcementStore } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './text-messages-page.tsx';
import '#features/account/pages/account-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';

const API = 'http://localhost/api/v1';
const TEXT = 'I agree that Reset texts my phone number about my account.';
const PATH = '/account/text-message-settings';

const server = mockApi();
/** What the service would say of her, and what it was sent. */
let optedIn = false;
let asked = 0;
let posted: string[] = [];

beforeEach(() => {
  optedIn = false;
  asked = 0;
  posted = [];
  const decide = (path: string, isIn: boolean) =>
    http.post(`${API}/users/${path}`, async ({ request }) => {
      posted.push(`${path} ${await request.text()}`.trim());
      optedIn = isIn;
      return new HttpResponse(null, { status: 204 });
    });
  server.use(
    answer('/users/profile', makeProfile({ phoneNumber: '2025550123' })),
    answer('/notifications', []),
    http.get(`${API}/users/sms_settings`, () => {
      asked += 1;
      return HttpResponse.json({ opted_in: optedIn, consent: { version: 1, text: TEXT } });
    }),
    decide('sms_opt_in', true),
    decide('sms_opt_out', false),
  );
});

const open = () => renderRemote(memberArea, PATH);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: TEXT });
const refusal = (path: string) =>
  http.post(`${API}/users/${path}`, () =>
    HttpResponse.json(
      { error: 'Not now.', code: 'service_unavailable', request_id: 'r-1' },
      { status: 503 },
    ),
  );
/** On the page; what was announced stands in the frame as well. */
const said = async (text: string) => {
  const words = await within(screen.getByRole('main')).findByText(text);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(text));
  expect(announcementStore.getState().text).toBe(text);
  return words;
};

describe('text message settings', () => {
  it('have a form with what she would agree to where she is opted out [MEM-171, MEM-172]', async () => {
    open();
    expect((await box()).checked).toBe(false);
    expect(screen.getByText('Off')).toBeTruthy();
    expect(screen.getByText(/the phone ending in 0123/)).toBeTruthy();
    const terms = screen.getByRole('link', { name: 'Messaging Terms and Conditions' });
    expect(terms.getAttribute('href')).toBe('/legal/messaging-terms-and-conditions');
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  });

  it('have a button that disables them where she is opted in [MEM-171, MEM-172]', async () => {
    optedIn = true;
    open();
    expect(await button('Disable')).toBeTruthy();
    expect(screen.getByText('On')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are sent once the box is checked, and not before [MEM-173]', async () => {
    const { user } = open();
    expect((await button('Enable')).disabled).toBe(true);
    await user.click(await box());
    expect((await button('Enable')).disabled).toBe(false);
    await user.click(await box());
    expect((await button('Enable')).disabled).toBe(true);
    await user.keyboard('{Enter}');
    expect(posted).toEqual([]);
  });

  it.each([
    ['on', false, 'Enable', 'sms_opt_in', 'Text messages are on.'],
    ['off', true, 'Disable', 'sms_opt_out', 'Text messages are off.'],
  ])(
    'are turned %s without a word more, read anew, and lead to the account after a second [MEM-174]',
    async (_what, before, name, call, words) => {
      optedIn = before;
      const { user, router } = open();
      await button(name);
      if (!before) await user.click(await box());
      const askedBefore = asked;
      await user.click(await button(name));
      await said(words);
      const doneAt = performance.now();
      expect(posted).toEqual([call]);
      await waitFor(() => expect(asked).toBeGreaterThan(askedBefore));
      expect(router.state.location.pathname).toBe(PATH);
      await waitFor(() => expect(router.state.location.pathname).toBe('/account'), {
        timeout: 3_000,
      });
      expect(performance.now() - doneAt).toBeGreaterThan(700);
    },
  );

  it('are read each second, and follow what is decided elsewhere [MEM-175]', async () => {
    open();
    await box();
    const [from, before] = [performance.now(), asked];
    optedIn = true;
    expect(await screen.findByRole('button', { name: 'Disable' }, { timeout: 3_000 })).toBeTruthy();
    await waitFor(() => expect(asked).toBe(before + 3), { timeout: 6_000 });
    expect(performance.now() - from).toBeGreaterThan(1_900);
  });

  it.each([
    ['on', false, 'Enable', 'sms_opt_in'],
    ['off', true, 'Disable', 'sms_opt_out'],
  ])('that could not be turned %s say so and stay', async (_what, before, name, call) => {
    optedIn = before;
    server.use(refusal(call));
    const { user, router } = open();
    await button(name);
    if (!before) await user.click(await box());
    await user.click(await button(name));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(await button(name)).toBeTruthy();
    expect(router.state.location.pathname).toBe(PATH);
  });

  it('lead to the dashboard without a phone number [MEM-204]', async () => {
    server.use(answer('/users/profile', makeProfile()), refuse('/dashboard/overview'));
    const { router } = open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('that could not be loaded say so, and are loaded on Retry', async () => {
    server.use(refuse('/users/sms_settings'));
    const { user } = open();
    await screen.findByText("We couldn't load your text message settings.");
    server.use(
      http.get(`${API}/users/sms_settings`, () =>
        HttpResponse.json({ opted_in: true, consent: { version: 1, text: TEXT } }),
      ),
    );
    await user.click(await button('Retry'));
    expect(await button('Disable')).toBeTruthy();
  });
});
