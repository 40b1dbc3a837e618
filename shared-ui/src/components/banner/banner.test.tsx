import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Warning } from './banner.examples.tsx';

describe('Banner', () => {
  it('shows title, text and what can be done', () => {
    render(<Warning />);
    expect(screen.getByText('Reconnect your checking account')).toBeTruthy();
    expect(screen.getByText('Your bank requires you to reconnect periodically.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reconnect' })).toBeTruthy();
  });
});
