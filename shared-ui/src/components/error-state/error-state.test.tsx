import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithoutRetry } from './error-state.examples.tsx';
import { ErrorState } from './error-state.tsx';

describe('ErrorState', () => {
  it('tries again when asked', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="Your bills could not be loaded." onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers no Retry where nothing can be tried', () => {
    render(<WithoutRetry />);
    expect(screen.getByRole('alert').textContent).toContain('not available');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
