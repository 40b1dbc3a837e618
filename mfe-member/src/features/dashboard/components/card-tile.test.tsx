import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CardTile } from './card-tile.tsx';

const show = (limit: number) =>
  render(<CardTile limit={limit} payday="2026-11-27" lastFour="4242" />).container;
const tile = () => screen.getByRole('group', { name: 'Reset virtual card' });

describe('CardTile', () => {
  it('says what can be spent, until when and with which card', () => {
    show(120.6);
    expect(screen.getByText('Spending Limit')).toBeTruthy();
    expect(screen.getByText('$120')).toBeTruthy();
    expect(screen.getByText('Until payday on Fri, Nov 27')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Card ending in 4242' })).toBeTruthy();
    expect(tile().dataset.active).toBe('true');
  });

  it('shows a small limit with its cents', () => {
    show(9.5);
    expect(screen.getByText('$9.50')).toBeTruthy();
  });

  it('is grey and without its arc at zero and below', () => {
    const container = show(-5);
    expect(screen.getByText('$0.00')).toBeTruthy();
    expect(tile().dataset.active).toBe('false');
    expect(container.querySelector('svg')).toBeNull();
  });

  it('leaves out what it does not know', () => {
    render(<CardTile limit={50} payday={null} lastFour={null} />);
    expect(screen.queryByText(/Until payday/)).toBeNull();
    expect(screen.queryByText(/••••/)).toBeNull();
  });
});
