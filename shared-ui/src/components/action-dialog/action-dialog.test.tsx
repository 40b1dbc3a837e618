import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionDialog } from './action-dialog.tsx';

const NAME = 'Leave it out';
const show = (onConfirm: () => Promise<void>) =>
  render(
    <ActionDialog action={NAME} title="Leave it out?" keep="Go back" onConfirm={onConfirm}>
      <p>It is not asked for again.</p>
    </ActionDialog>,
  );
const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByText(name));

describe('ActionDialog', () => {
  it('does nothing before it is meant, and nothing when it is not', async () => {
    const onConfirm = jest.fn(async () => undefined);
    show(onConfirm);
    await userEvent.click(screen.getByRole('button', { name: NAME }));
    expect(screen.getByText('It is not asked for again.')).toBeTruthy();
    await press('Go back');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it.each([
    [{}, 'secondary', 'primary'],
    [{ isDiscouraged: true }, 'primary', 'secondary'],
    [{ isLoss: true }, 'secondary', 'danger'],
  ])('keeps first, whichever is in colour: %j', async (kind, ...colours) => {
    render(
      <ActionDialog
        action={NAME}
        title="Leave it out?"
        keep="Go back"
        {...kind}
        onConfirm={async () => undefined}
      >
        <p>It is not asked for again.</p>
      </ActionDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: NAME }));
    const [keep, act] = ['Go back', NAME].map((name) =>
      within(screen.getByRole('dialog')).getByRole('button', { name }),
    );
    expect([keep?.dataset['variant'], act?.dataset['variant']]).toEqual(colours);
    expect(keep?.nextElementSibling).toBe(act);
  });

  it('does it once, and closes when it is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onConfirm = jest.fn(() => promise);
    show(onConfirm);
    await userEvent.click(screen.getByRole('button', { name: NAME }));
    await press(NAME);
    await press(NAME);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    resolve();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why it failed, and takes another try', async () => {
    const onConfirm = jest
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('Not right now.'))
      .mockResolvedValueOnce(undefined);
    show(onConfirm);
    await userEvent.click(screen.getByRole('button', { name: NAME }));
    await press(NAME);
    expect((await screen.findByRole('alert')).textContent).toContain('Not right now.');
    await press(NAME);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
