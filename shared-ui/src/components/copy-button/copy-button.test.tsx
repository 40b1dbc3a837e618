import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SetupKey } from './copy-button.examples.tsx';

describe('CopyButton', () => {
  it('copies the text, and says so', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    render(<SetupKey />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write.mock.calls).toEqual([['GEZDGNBVGY3TQOJQ']]);
    expect(screen.getByRole('status').textContent).toBe('Copied.');
    // In the button's own place: nothing below it moves.
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    write.mockRestore();
  });

  it('says so when the browser does not let it copy', async () => {
    const user = userEvent.setup();
    render(<SetupKey />);
    const refused = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status').textContent).toContain('could not copy');
    refused.mockRestore();
  });
});
