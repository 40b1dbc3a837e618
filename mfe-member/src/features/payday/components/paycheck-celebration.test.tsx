import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/dashboard/pages/dashboard-page.tsx';
import { answer } from '#testing/answer.ts';
import { daysFromNow, makeOverview, makePayday, makeProfile } from '#testing/factories.ts';

const burst = jest.fn(async (_options: { particleCount: number }) => null);
jest.mock('canvas-confetti', () => ({
  create: () =>
    Object.assign((options: { particleCount: number }) => burst(options), {
      reset: () => undefined,
    }),
}));

const server = mockApi();
const HER = makeProfile();
const received = makePayday({ currentPayday: daysFromNow(0), paycheckReceived: true });

async function visit(payday: object, profile = HER) {
  server.use(
    answer('/users/profile', profile),
    answer('/dashboard/overview', makeOverview()),
    answer('/dashboard/payday', payday),
    answer('/recurring_transactions/active_recurring_outflows', []),
    answer('/notifications', []),
  );
  const page = renderRemote(memberArea, '/dashboard');
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => expect(page.client.isFetching()).toBe(0));
  return page;
}

const dialog = () => screen.queryByRole('dialog', { name: 'You got paid!' });

beforeEach(() => {
  localStorage.clear();
  burst.mockClear();
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

describe('the celebration of a paycheck', () => {
  it('comes once for each payday, with 120 particles [MEM-057, MEM-058]', async () => {
    (await visit({ ...received, paycheckReceived: false })).unmount();
    expect(dialog()).toBeNull();
    const first = await visit(received);
    expect(dialog()?.textContent).toContain('$80.00 repaid what you spent');
    await waitFor(() =>
      expect(burst).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 120 })),
    );
    first.unmount();
    (await visit(received)).unmount();
    expect(dialog()).toBeNull();
    await visit({ ...received, currentPayday: daysFromNow(14) });
    expect(dialog()).toBeTruthy();
  });

  it('leads to what became of it [MEM-056]', async () => {
    const { router, user } = await visit(received);
    await user.click(screen.getByRole('button', { name: 'See details' }));
    expect(dialog()).toBeNull();
    expect(router.state.location).toMatchObject({ pathname: '/dashboard', hash: '#payday' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Payday');
  });

  it('is not for staff who look at her dashboard, nor for who has no card', async () => {
    (await visit(received, { ...HER, impersonating: true })).unmount();
    await visit(received, { ...HER, currentCardAccount: null });
    expect(dialog()).toBeNull();
  });
});
