import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForSignIn } from './password-field.examples.tsx';

describe('PasswordField', () => {
  it('hides what is typed until asked to show it', async () => {
    render(<ForSignIn />);
    const field = screen.getByLabelText('Password') as HTMLInputElement;
    await userEvent.type(field, 'sunrise');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    expect(field.value).toBe('sunrise');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  it('takes a pasted password', async () => {
    render(<ForSignIn />);
    const field = screen.getByLabelText('Password') as HTMLInputElement;
    await userEvent.click(field);
    await userEvent.paste('from a manager');
    expect(field.value).toBe('from a manager');
  });
});
