import { describe, expect, it } from '@jest/globals';
import { CREDENTIAL, passkeyBrowser, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '#routes.tsx';
import { answerPasskeys, awaiting, PATH, refusal } from '#testing/answer-passkeys.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './add-passkey-page.tsx';
import './passkeys-page.tsx';

const world = answerPasskeys();
const browser = passkeyBrowser();

const wrongPassword = () =>
  refusal(422, 'invalid_request', { password: ['This is not your password.'] });

const typePassword = async ({ user }: ReturnType<typeof renderRemote>) =>
  user.type(await screen.findByLabelText('Current password'), 'sunrise{Enter}');

describe('adding a passkey', () => {
  const name = () => screen.findByLabelText<HTMLInputElement>('Name');
  const create = () => screen.findByRole('button', { name: 'Create the passkey' });

  async function reachName() {
    const page = renderRemote(remote, `${PATH}/add`);
    await typePassword(page);
    await name();
    return page;
  }

  it('takes the password, a name and what the browser makes', async () => {
    const page = await reachName();
    const heading = screen.getByRole('heading', { name: 'Name your passkey' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect((await name()).value).toBe('My computer');
    await page.user.clear(await name());
    await page.user.type(await name(), ' New one ');
    await page.user.click(await create());
    await browser.bring();
    const done = await screen.findByRole('heading', { name: 'Your passkey is added' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(world.sent).toEqual([
      ['options', { password: 'sunrise' }],
      ['add', { name: 'New one', credential: CREDENTIAL }],
    ]);
    expect(browser.asked).toMatchObject([{ kind: 'create' }]);
    await page.user.click(screen.getByRole('link', { name: 'See your passkeys' }));
    expect(await screen.findByRole('link', { name: /^New one/ })).toBeTruthy();
  });

  it('asks for a code where a second factor is on', async () => {
    world.replies.options = awaiting(world.replies.options);
    const page = renderRemote(remote, `${PATH}/add`);
    await typePassword(page);
    await screen.findByText(/Open your authenticator app/);
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
    await page.user.keyboard('123456{Enter}');
    await name();
    expect(world.sent.at(-1)).toEqual(['options', { password: 'sunrise', otp_attempt: '123456' }]);
  });

  it('says at the password that it is wrong, and as a whole that there are ten', async () => {
    world.replies.options = wrongPassword;
    const page = renderRemote(remote, `${PATH}/add`);
    await typePassword(page);
    expect(await screen.findAllByText('This is not your password.')).toHaveLength(2);
    world.replies.options = () => refusal(409, 'passkeys_full');
    await typePassword(page);
    expect(await screen.findByText('Not like this.')).toBeTruthy();
  });

  it('is as if nothing had happened when she closes the window, and goes on', async () => {
    const page = await reachName();
    await page.user.click(await create());
    await browser.fail();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(document.activeElement).toBe(await create());
    expect(screen.queryByRole('group')).toBeNull();
    await page.user.click(await create());
    await browser.bring();
    expect(await screen.findByRole('heading', { name: 'Your passkey is added' })).toBeTruthy();
  });

  it.each([
    ['InvalidStateError', /already has a passkey/],
    ['ConstraintError', /couldn't make a passkey/],
  ])('says what to do at %s, and takes another device', async (error, words) => {
    const page = await reachName();
    await page.user.click(await create());
    await browser.fail(error);
    expect(await screen.findByText(words)).toBeTruthy();
    await page.user.click(await create());
    await browser.bring();
    expect(await screen.findByRole('heading', { name: 'Your passkey is added' })).toBeTruthy();
  });

  it('begins anew when the server did not take it', async () => {
    world.replies.add = () => refusal(422, 'challenge_expired');
    const page = await reachName();
    await page.user.click(await create());
    await browser.bring();
    expect((await screen.findByRole('alert')).textContent).toBe('Not like this.');
    await page.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByLabelText('Current password')).toBeTruthy();
  });

  it('asks the browser nothing without a name, or with one that is too long', async () => {
    const page = await reachName();
    await page.user.clear(await name());
    await page.user.click(await create());
    expect((await screen.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
    await page.user.type(await name(), 'x'.repeat(61));
    await page.user.click(await create());
    expect((await screen.findAllByText('Enter at most 60 characters.')).length).toBeGreaterThan(0);
    expect(browser.asked).toEqual([]);
  });
});
