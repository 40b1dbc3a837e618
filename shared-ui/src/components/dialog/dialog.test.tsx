import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
import { OpenedByAButton, WithAForm } from './dialog.examples.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Dialog } from './dialog.tsx';

describe('Dialog', () => {
  it('takes focus under its title', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'About your limit' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('keeps focus inside', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('closes on Escape and gives focus back to its opener', async () => {
    const opener = await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('leaves focus on the page’s heading where it opened by itself', async () => {
    render(<OpenByItself />);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' })),
    );
  });

  it('leaves focus on the page where its opener is gone, and its heading takes none', async () => {
    render(<WithoutItsOpener />);
    await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('closes by its cross', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is closed by nothing while what it was opened for is being done', async () => {
    const onClose = jest.fn();
    render(
      <Dialog title="Log out everywhere?" isOpen isPending onClose={onClose}>
        <DialogActions onCancel={onClose} isPending>
          <Button isPending>Log out</Button>
        </DialogActions>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement as Element);
    for (const name of ['Close', 'Cancel']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ends a form with the way out, and then the button that sends it', async () => {
    render(<WithAForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    const buttons = within(screen.getByRole('form')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel', 'Log out']);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

async function open(): Promise<HTMLElement> {
  render(<OpenedByAButton />);
  const opener = screen.getByRole('button', { name: 'Learn more' });
  await userEvent.click(opener);
  return opener;
}

function OpenByItself() {
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Dashboard</h1>
      <Dialog title="You got paid!" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Your paycheck is here.</p>
      </Dialog>
    </main>
  );
}

/** What it was opened for is done, and its button goes with that. */
function WithoutItsOpener() {
  const [state, setState] = useState<'asked' | 'open' | 'done'>('asked');
  return (
    <main tabIndex={-1}>
      <h1>Your bank</h1>
      {state !== 'done' && <Button onPress={() => setState('open')}>Reconnect</Button>}
      <Dialog
        title="Reconnect your bank"
        isOpen={state === 'open'}
        onClose={() => setState('done')}
      >
        <p>It takes a minute.</p>
      </Dialog>
    </main>
  );
}
