import { describe, expect, it, jest } from '@jest/globals';
import { browserLocation, sessionStore, takeRememberedLocation } from '@reset/remote-sdk';
import { passkeyBrowser, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import remote from '#routes.tsx';
import { answerPasskeys, API, LAPTOP, PATH, PHONE, refusal } from '#testing/answer-passkeys.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './passkeys-page.tsx';
import './add-passkey-page.tsx';
import './passkey-page.tsx';

const world = answerPasskeys();
passkeyBrowser();

describe('the list of passkeys', () => {
  it('says of each when it was added and used, also where two are called alike', async () => {
    renderRemote(remote, PATH);
    const links = await screen.findAllByRole('link', { name: /^Blue phone/ });
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [`${PATH}/${PHONE.id}`, expect.stringContaining('Added Nov 20, 2026, not used yet')],
      [`${PATH}/${LAPTOP.id}`, expect.stringContaining('last used Nov 22, 2026')],
    ]);
    const add = screen.getByRole('link', { name: 'Add a passkey' });
    expect(add.getAttribute('href')).toBe(`${PATH}/add`);
    const back = await screen.findByRole('link', { name: 'Back to Login & security' });
    expect(back.getAttribute('href')).toBe('/account/security');
  });

  it('says that there is none', async () => {
    world.passkeys = [];
    renderRemote(remote, PATH);
    expect(await screen.findByText("You don't have a passkey yet.")).toBeTruthy();
  });

  it('offers no eleventh', async () => {
    world.passkeys = Array.from({ length: 10 }, (_, at) => ({
      ...PHONE,
      id: `${at}`,
      name: `No. ${at}`,
    }));
    renderRemote(remote, PATH);
    expect(await screen.findByText(/You have 10 passkeys/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add a passkey' })).toBeNull();
  });

  it('says where the browser can make none, and adds none there', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const { unmount } = renderRemote(remote, PATH);
    expect(await screen.findByText(/This browser can't make a passkey/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add a passkey' })).toBeNull();
    unmount();
    renderRemote(remote, `${PATH}/add`);
    expect(await screen.findByText(/This browser can't make a passkey/)).toBeTruthy();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('fails with Retry', async () => {
    world.server.use(http.get(API, () => refusal(503, 'service_unavailable'), { once: true }));
    const { user } = renderRemote(remote, PATH);
    expect(await screen.findByText("We couldn't load your passkeys.")).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('link', { name: /^Blue phone/ })).toHaveLength(2);
  });

  it.each([PATH, `${PATH}/add`, `${PATH}/${PHONE.id}`])(
    'asks visitors of %s to sign in, and brings them back',
    async (path) => {
      sessionStore.setState({ signedIn: false });
      jest.spyOn(browserLocation, 'here').mockReturnValue(path);
      const { router } = renderRemote(remote, path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/users/sign_in'));
      expect(takeRememberedLocation()).toBe(path);
    },
  );
});
