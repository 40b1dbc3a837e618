import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Menu } from './menu.tsx';

function show() {
  const onAction = jest.fn();
  render(<Menu label="Hi, Hazel!" entries={[{ id: 'log-out', label: 'Log Out', onAction }]} />);
  return { onAction, user: userEvent.setup() };
}

describe('Menu', () => {
  it('is closed until its button is pressed', async () => {
    const { user } = show();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hi, Hazel!' }));
    expect(await screen.findByRole('menu', { name: 'Hi, Hazel!' })).toBeTruthy();
  });

  it('takes focus on its first entry and does what Enter chooses', async () => {
    const { user, onAction } = show();
    await user.click(screen.getByRole('button', { name: 'Hi, Hazel!' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem')));
    await user.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('is opened by the key %s', async (key) => {
    const { user } = show();
    await user.tab();
    await user.keyboard(key);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem')));
  });

  it('closes on Escape and gives focus back', async () => {
    const { user } = show();
    const opener = screen.getByRole('button', { name: 'Hi, Hazel!' });
    await user.click(opener);
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
