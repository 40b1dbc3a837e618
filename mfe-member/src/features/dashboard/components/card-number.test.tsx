import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '../pages/dashboard-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeCardAccount, makeOverview, makeProfile } from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const NUMBER = 'Card number, expiry and CVV';
const server = mockApi();

beforeEach(() =>
  server.use(
    answer('/dashboard/overview', makeOverview()),
    answer('/recurring_transactions/active_recurring_outflows', []),
    answerReturns(),
    answer('/notifications', []),
  ),
);
afterEach(() => {
  jest.restoreAllMocks();
});

/** From now on a profile brings this token; null where the issuer gives none. */
function bring(token: string | null, changes: Parameters<typeof makeProfile>[0] = {}) {
  const clientToken = token === null ? null : { clientToken: token };
  const currentCardAccount = makeCardAccount({ clientToken });
  server.use(answer('/users/profile', makeProfile({ currentCardAccount, ...changes })));
}

async function visit() {
  const page = renderRemote(memberArea, '/dashboard');
  await screen.findByRole('group', { name: 'Reset virtual card' });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    show: () => press('Show card number'),
    hide: () => press('Hide card number'),
  };
}

/** What the frame hands to the page that hosts the widget. */
async function handedOver(): Promise<unknown[]> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(NUMBER);
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage');
  post.mockImplementation(() => undefined);
  await sayAsWidget(NUMBER, { type: 'ready' });
  return post.mock.calls.map(([message]) => message);
}

const side = (name: string) => document.querySelector<HTMLElement>(`[data-side="${name}"]`);

describe('turning the card', () => {
  it('shows its number in the issuer’s widget, by the card account’s token [MEM-025]', async () => {
    bring('token-1');
    const { show } = await visit();
    expect(screen.queryByTitle(NUMBER)).toBeNull();
    await show();
    expect(side('front')?.hasAttribute('inert')).toBe(true);
    expect(await handedOver()).toEqual([expect.objectContaining({ token: 'token-1' })]);
    expect(screen.getByTitle(NUMBER).getAttribute('src')).toBe(
      'http://widgets.test/widgets/card-display',
    );
  });

  it('turns back by the arrow, with nothing left of the number [MEM-025]', async () => {
    bring('token-1');
    const { show, hide } = await visit();
    await show();
    await sayAsWidget(NUMBER, { type: 'opened' });
    await hide();
    expect(screen.queryByTitle(NUMBER)).toBeNull();
    expect(side('back')?.hasAttribute('inert')).toBe(true);
    expect(side('front')?.hasAttribute('inert')).toBe(false);
  });

  it('takes focus along, there and back', async () => {
    bring('token-1');
    const { show, hide } = await visit();
    expect(document.activeElement).toBe(document.body);
    await show();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Hide card number');
    await hide();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Show card number');
  });

  it('is not for staff who impersonate her in the member’s place', async () => {
    bring('token-1', { impersonating: true });
    await visit();
    expect(screen.queryByRole('button', { name: 'Show card number' })).toBeNull();
  });
});

describe('the token', () => {
  it('is good for one showing: the next one takes a new one', async () => {
    bring('token-1');
    const { show, hide } = await visit();
    await show();
    await handedOver();
    await hide();
    bring('token-2');
    await show();
    expect(await handedOver()).toEqual([expect.objectContaining({ token: 'token-2' })]);
  });

  it('is not the one of an earlier profile, which may be over', async () => {
    bring('token-1');
    const { show } = await visit();
    bring('token-2');
    await show();
    expect(await handedOver()).toEqual([expect.objectContaining({ token: 'token-2' })]);
  });
});

describe('a number that cannot be shown', () => {
  const sentence = "We can't show your card number right now.";
  const retry = () => screen.getByRole('button', { name: 'Try again' });

  it('is said so where the issuer gives no token, until another try brings one', async () => {
    bring(null);
    const { show, user } = await visit();
    await show();
    expect(await screen.findByText(sentence)).toBeTruthy();
    bring('token-2');
    await user.click(retry());
    expect(await handedOver()).toEqual([expect.objectContaining({ token: 'token-2' })]);
    expect(screen.queryByText(sentence)).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Hide card number');
  });

  it('is said so where the widget does not open', async () => {
    bring('token-1');
    const { show, user } = await visit();
    await show();
    await sayAsWidget(NUMBER, { type: 'failed' });
    expect(screen.getByText(sentence)).toBeTruthy();
    bring('token-2');
    await user.click(retry());
    expect(await handedOver()).toEqual([expect.objectContaining({ token: 'token-2' })]);
  });

  it('is said so where the profile cannot be read, and can still be turned away', async () => {
    bring(null);
    const { show, hide, user } = await visit();
    await show();
    await screen.findByText(sentence);
    server.use(refuse('/users/profile'));
    await user.click(retry());
    await waitFor(() => expect(retry().getAttribute('aria-disabled')).toBeNull());
    expect(screen.getByText(sentence)).toBeTruthy();
    await hide();
    expect(screen.getByText('$120')).toBeTruthy();
  });
});
