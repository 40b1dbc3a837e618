import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './activate-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeCardAccount, makeProfile } from '#testing/factories.ts';

const PROFILE = '/users/profile';
const TITLE = 'Activate Your Card';
const THANKS = 'Thanks for activating your card!';
const server = mockApi();

afterEach(() => {
  jest.restoreAllMocks();
});

/** From now on the card account has this address; null once there is nothing to activate. */
function bring(activateUrl: string | null) {
  const currentCardAccount = makeCardAccount({ activateUrl });
  server.use(answer(PROFILE, makeProfile({ currentCardAccount })));
}

async function visit() {
  const page = renderRemote(memberArea, '/activate');
  await screen.findByRole('heading', { level: 1, name: TITLE });
  return page;
}

/** What the frame hands to the page that hosts the issuer's. */
async function handedOver(): Promise<unknown[]> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(TITLE);
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage');
  post.mockImplementation(() => undefined);
  await sayAsWidget(TITLE, { type: 'ready' });
  return post.mock.calls.map(([message]) => message);
}

describe('a card that has to be activated', () => {
  it('is, in a frame of the issuer’s page [MEM-145]', async () => {
    bring('https://cards.test/activate?token=1');
    await visit();
    expect(await handedOver()).toEqual([
      { type: 'open', token: 'https://cards.test/activate?token=1' },
    ]);
    expect(screen.getByTitle(TITLE).getAttribute('src')).toBe(
      'http://widgets.test/widgets/card-activation',
    );
    expect(screen.queryByText(THANKS)).toBeNull();
  });

  it('has its thanks at once, also while the profile does not know yet [MEM-146]', async () => {
    bring('https://cards.test/activate?token=1');
    await visit();
    await sayAsWidget(TITLE, { type: 'opened' }, { type: 'success' });
    expect(screen.getByText(THANKS)).toBe(document.activeElement);
    expect(screen.queryByTitle(TITLE)).toBeNull();
  });

  it('keeps what is being typed when the profile brings another address', async () => {
    bring('https://cards.test/activate?token=1');
    const { client } = await visit();
    const frame = await screen.findByTitle(TITLE);
    bring('https://cards.test/activate?token=2');
    await client.refetchQueries({ queryKey: ['users', 'profile'] });
    expect(screen.getByTitle(TITLE)).toBe(frame);
    expect(await handedOver()).toEqual([
      { type: 'open', token: 'https://cards.test/activate?token=1' },
    ]);
  });

  it('can be tried again, by another address, where the page does not open', async () => {
    bring('https://cards.test/activate?token=1');
    const { user } = await visit();
    await sayAsWidget(TITLE, { type: 'failed' });
    expect(screen.getByText('Your card cannot be activated here right now.')).toBeTruthy();
    bring('https://cards.test/activate?token=2');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await handedOver()).toEqual([
      { type: 'open', token: 'https://cards.test/activate?token=2' },
    ]);
  });
});

describe('no card to activate', () => {
  it('is thanked for, with the way to the limit [MEM-146]', async () => {
    bring(null);
    await visit();
    expect(await screen.findByText(THANKS)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check Spending Limit' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    expect(screen.queryByTitle(TITLE)).toBeNull();
  });

  it('is not thanked for where there is no card at all', async () => {
    server.use(
      answer(PROFILE, makeProfile({ currentCardAccount: null })),
      answer('/notifications', []),
    );
    await visit();
    expect(await screen.findByText("You don't have a card to activate yet.")).toBeTruthy();
    expect(screen.queryByText(THANKS)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
  });

  it('is not concluded from a profile that could not be read', async () => {
    server.use(refuse(PROFILE));
    await visit();
    expect(await screen.findByText('Your card could not be loaded.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(THANKS)).toBeNull());
  });
});
