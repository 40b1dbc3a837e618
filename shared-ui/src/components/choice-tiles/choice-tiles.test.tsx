import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoneChosen, OneChosen } from './choice-tiles.examples.tsx';

const chosen = () =>
  within(screen.getByRole('group', { name: 'Popular banks' }))
    .queryAllByRole('button', { pressed: true })
    .map((tile) => tile.lastElementChild?.textContent);

describe('ChoiceTiles', () => {
  it('takes the one that is pressed, by its name alone', async () => {
    render(<NoneChosen />);
    expect(chosen()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Quarry Hill Bank' }));
    expect(chosen()).toEqual(['Quarry Hill Bank']);
  });

  it('lets another one be chosen instead', async () => {
    render(<OneChosen />);
    expect(chosen()).toEqual(['Alder Valley Bank']);
    await userEvent.click(screen.getByRole('button', { name: 'Tidewater Savings Bank' }));
    expect(chosen()).toEqual(['Tidewater Savings Bank']);
  });
});
