import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { answer } from '#testing/answer.ts';
import { CardTile } from './card-tile.tsx';

const server = mockApi();
const FREEZE = '/card_accounts/current/freeze';
beforeEach(() => server.use(answer(FREEZE, { state: 'none', since: null })));

type Props = Parameters<typeof CardTile>[0];

const show = (limit: number, changes: Partial<Props> = {}) =>
  render(
    <CardTile
      limit={limit}
      isUpdating={false}
      payday="2026-11-27"
      lastFour="4242"
      showsNumber
      {...changes}
    />,
    { wrapper: WithClient },
  ).container;

const WithClient = ({ children }: React.PropsWithChildren) => (
  <MemoryRouter>
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </MemoryRouter>
);
const tile = () => screen.getByRole('group', { name: 'Reset virtual card' });

describe('CardTile', () => {
  it('says what can be spent, until when and with which card [MEM-022, MEM-024]', () => {
    show(120.6);
    expect(screen.getByText('Spending Limit')).toBeTruthy();
    expect(screen.getByText('$120')).toBeTruthy();
    expect(screen.getByText('Until payday on Fri, Nov 27')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Card ending in 4242' })).toBeTruthy();
    expect(tile().dataset['active']).toBe('true');
  });

  it('shows a small limit with its cents [MEM-023]', () => {
    show(9.5);
    expect(screen.getByText('$9.50')).toBeTruthy();
  });

  it('is grey and without its arc at zero and below [MEM-026, MEM-028]', () => {
    const container = show(-5);
    expect(screen.getByText('$0.00')).toBeTruthy();
    expect(tile().dataset['active']).toBe('false');
    expect(container.querySelector('[data-variant="card"]')).toBeNull();
  });

  it('leaves out what it does not know', () => {
    show(50, { payday: null, lastFour: null });
    expect(screen.queryByText(/Until payday/)).toBeNull();
    expect(screen.queryByText(/••••/)).toBeNull();
  });

  it('says that it is being updated, in the place of its figure [MEM-027]', () => {
    show(120, { isUpdating: true });
    expect(screen.getByText('Updating...')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Updating...' })).toBeTruthy();
    // Still there for its room and for the digits to roll on from, but neither seen nor read.
    expect(screen.getByText('$120').closest('[inert]')).toBeTruthy();
  });

  it('is grey and says so while it is frozen, and leads to ending that where its number is asked for', async () => {
    server.use(answer(FREEZE, { state: 'frozen', since: '2026-11-24T20:00:00Z' }));
    const container = show(120);
    const frozen = await screen.findByText('Frozen');
    expect(frozen.querySelector('svg')).toBeTruthy();
    expect(tile().dataset['active']).toBe('false');
    screen.getByRole('button', { name: 'Show card number' }).click();
    const unfreeze = await screen.findByRole('link', { name: 'Unfreeze card' });
    expect(unfreeze.getAttribute('href')).toBe('/account/freeze-card');
    const back = container.querySelector<HTMLElement>('[data-side="back"]');
    expect(back && within(back).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('has no back where its number is not shown', () => {
    const container = show(120, { showsNumber: false });
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelector('[data-side="back"]')).toBeNull();
  });
});
