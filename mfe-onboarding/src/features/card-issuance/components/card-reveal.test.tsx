import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerProfile, makeProfile } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { CardReveal } from './card-reveal.tsx';

const burst = jest.fn(async () => null);
jest.mock('canvas-confetti', () => ({
  create: () => Object.assign(() => burst(), { reset: () => undefined }),
}));

const OTHER = '0192f0c1-2a3b-7c4d-8e5f-000000000007';
const server = mockApi();

const prefersStill = (matches: boolean) => {
  window.matchMedia = (() => ({ matches })) as unknown as typeof window.matchMedia;
};

async function visit(profile: Parameters<typeof makeProfile>[0] = {}) {
  server.use(
    answerProfile(makeProfile(profile)),
    http.get('http://localhost/api/v1/dashboard/overview', () =>
      HttpResponse.json({
        dsl: { current_amount: 423, max_amount: 423 },
        next_payday: null,
      }),
    ),
  );
  const visited = renderScreen(<CardReveal />);
  const amount = await screen.findByText('$423.00');
  // What bursts is loaded first.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { ...visited, amount };
}

beforeEach(() => {
  localStorage.clear();
  burst.mockClear();
  prefersStill(false);
});

describe('the celebration of a card', () => {
  it('comes once for each person in a browser, however often the address is opened', async () => {
    const first = await visit();
    await waitFor(() => expect(burst).toHaveBeenCalledTimes(1));
    first.unmount();
    (await visit()).unmount();
    expect(burst).toHaveBeenCalledTimes(1);
    await visit({ id: OTHER });
    await waitFor(() => expect(burst).toHaveBeenCalledTimes(2));
  });

  it('never comes where motion is not wanted', async () => {
    prefersStill(true);
    await visit();
    expect(burst).not.toHaveBeenCalled();
  });

  it('says what she can spend before it shows the card', async () => {
    const { amount } = await visit();
    const card = screen.getByRole('group', { name: /^Reset virtual card/ });
    expect(amount.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
