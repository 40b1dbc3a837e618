import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HowOften } from './choice-row.examples.tsx';

describe('ChoiceRow', () => {
  it('is chosen by a press on its words', async () => {
    render(<HowOften />);
    await userEvent.click(screen.getByText('Sometimes'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sometimes' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Always' }).checked).toBe(false);
  });
});
