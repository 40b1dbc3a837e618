import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Cross } from './close-button.examples.tsx';

describe('CloseButton', () => {
  it('says what it does, and does it', async () => {
    const onClose = jest.fn();
    render(<Cross onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
