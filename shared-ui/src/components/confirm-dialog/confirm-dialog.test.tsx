import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CloseAccount } from './confirm-dialog.examples.tsx';

const dialog = () => within(screen.getByRole('dialog', { name: 'Close your account?' }));
const field = () => dialog().getByRole('textbox', { name: 'Type close my account to confirm' });
const confirm = () =>
  dialog().getByRole('button', { name: /Close my account/ }) as HTMLButtonElement;

describe('ConfirmDialog', () => {
  it('lets nobody confirm before the phrase is typed letter for letter', async () => {
    const onConfirm = jest.fn();
    render(<CloseAccount startsOpen onConfirm={onConfirm} />);
    for (const almost of ['close my', 'Close my account', 'close my account ']) {
      await userEvent.clear(field());
      await userEvent.type(field(), `${almost}{Enter}`);
      expect(confirm().disabled).toBe(true);
    }
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms by its button once the phrase stands there', async () => {
    const onConfirm = jest.fn();
    render(<CloseAccount startsOpen onConfirm={onConfirm} />);
    await userEvent.type(field(), 'close my account');
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('confirms by Enter, and not twice while it is being done', async () => {
    const onConfirm = jest.fn();
    const { rerender } = render(<CloseAccount startsOpen onConfirm={onConfirm} />);
    await userEvent.type(field(), 'close my account{Enter}');
    rerender(<CloseAccount startsOpen onConfirm={onConfirm} isPending />);
    await userEvent.type(field(), '{Enter}');
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('says why it was refused', () => {
    render(<CloseAccount startsOpen error="You still owe $40.00." />);
    expect(dialog().getByRole('alert').textContent).toBe('You still owe $40.00.');
  });

  it('forgets what was typed when it is cancelled', async () => {
    render(<CloseAccount startsOpen />);
    await userEvent.type(field(), 'close my account');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close my account' }));
    expect((field() as HTMLInputElement).value).toBe('');
  });
});
