import { describe, expect, it } from '@jest/globals';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '#routes.tsx';
import { answerPasskeys, awaiting, LAPTOP, PATH, PHONE } from '#testing/answer-passkeys.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './passkey-page.tsx';

const world = answerPasskeys();

const typePassword = async ({ user }: ReturnType<typeof renderRemote>) =>
  user.type(await screen.findByLabelText('Current password'), 'sunrise{Enter}');

describe('a passkey of hers', () => {
  const path = `${PATH}/${PHONE.id}`;

  it('can have another name', async () => {
    const { user } = renderRemote(remote, path);
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Old phone{Enter}');
    expect(await screen.findByText('The name is saved.')).toBeTruthy();
    expect(world.sent).toEqual([['rename', { id: PHONE.id, name: 'Old phone' }]]);
    await user.type(name, 's');
    expect(screen.queryByText('The name is saved.')).toBeNull();
  });

  it('is removed by the password, and says that a device may still offer it', async () => {
    const page = renderRemote(remote, path);
    const remove = await screen.findByRole('button', { name: 'Remove the passkey' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await page.user.click(remove);
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    await typePassword(page);
    const heading = await screen.findByRole('heading', { name: 'Your passkey is removed' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/may still offer it/)).toBeTruthy();
    const sessions = await screen.findByRole('link', { name: 'Login & security' });
    expect(sessions.getAttribute('href')).toBe('/account/security');
    expect(world.sent).toEqual([['remove', { id: PHONE.id, password: 'sunrise' }]]);
  });

  it('leads to no page that is not for who gave no phone number', async () => {
    world.phoneNumber = null;
    const page = renderRemote(remote, path);
    await page.user.click(await screen.findByRole('button', { name: 'Remove the passkey' }));
    await typePassword(page);
    await screen.findByRole('heading', { name: 'Your passkey is removed' });
    expect(screen.queryByRole('link', { name: /Login & security/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your account' })).toBeTruthy();
  });

  it('is removed by a code, too, where a second factor is on', async () => {
    world.replies.remove = awaiting(world.replies.remove);
    const page = renderRemote(remote, path);
    await page.user.click(await screen.findByRole('button', { name: 'Remove the passkey' }));
    await typePassword(page);
    await screen.findByText(/Open your authenticator app/);
    await page.user.keyboard('123456{Enter}');
    await screen.findByRole('heading', { name: 'Your passkey is removed' });
    expect(world.sent.at(-1)).toEqual([
      'remove',
      { id: PHONE.id, password: 'sunrise', otp_attempt: '123456' },
    ]);
  });

  it('stays when she thinks better of it, with the focus back on the button', async () => {
    const { user } = renderRemote(remote, path);
    await user.click(await screen.findByRole('button', { name: 'Remove the passkey' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the passkey' }));
    expect(world.sent).toEqual([]);
  });

  it('is said to be gone where it is not there', async () => {
    world.passkeys = [LAPTOP];
    renderRemote(remote, path);
    expect(
      await screen.findByRole('heading', { name: 'This passkey is no longer there' }),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });
});
