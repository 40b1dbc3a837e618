import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeAlone, FromApp, Over, WithRecovery } from './code-form.examples.tsx';

const sent = () => jest.fn(async (_otpAttempt: string) => undefined);
const field = () => screen.getByRole('textbox') as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('CodeForm', () => {
  it('has the focus in its field, which says where the code was sent', () => {
    render(<WithRecovery />);
    expect(document.activeElement).toBe(field());
    expect([field().type, field().inputMode, field().autocomplete]).toEqual([
      'text',
      'numeric',
      'one-time-code',
    ]);
    expect(screen.getByText('We texted a code to the phone ending in 0123.').id).toBe(
      field().getAttribute('aria-describedby'),
    );
  });

  it('hands the six digits over, by Enter too', async () => {
    const onSubmit = sent();
    render(<WithRecovery onSubmit={onSubmit} />);
    await userEvent.keyboard('123456{Enter}');
    expect(onSubmit.mock.calls).toEqual([['123456']]);
  });

  it('asks for all digits before anything is sent', async () => {
    const onSubmit = sent();
    render(<WithRecovery onSubmit={onSubmit} />);
    await userEvent.keyboard('123{Enter}');
    expect((await screen.findAllByText('Enter the 6 digits.')).length).toBeGreaterThan(0);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says under the field what was refused', async () => {
    render(
      <WithRecovery
        onSubmit={async () => ({ message: 'No.', errors: { otpAttempt: ['Invalid code'] } })}
      />,
    );
    await userEvent.keyboard('000000{Enter}');
    expect((await screen.findAllByText('Invalid code')).length).toBe(2);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('takes a recovery code instead, in a field that takes letters', async () => {
    const onSubmit = sent();
    render(<WithRecovery onSubmit={onSubmit} />);
    await press('Use a recovery code instead');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Recovery code' }));
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect((await screen.findAllByText('Enter a recovery code.')).length).toBeGreaterThan(0);
    await userEvent.type(field(), ' abcd-efgh {Enter}');
    expect(onSubmit.mock.calls).toEqual([['abcd-efgh']]);
    await press('Use a 6-digit code instead');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '6-digit code' }));
  });

  it('sends nothing again where an app shows the code', () => {
    render(<FromApp />);
    expect(screen.getByText('Open your authenticator app.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
  });

  it('offers recovery only where it is taken', () => {
    render(<CodeAlone />);
    expect(screen.queryByRole('button', { name: /recovery/ })).toBeNull();
  });

  it('forgets the old code, and what was said of it, once it was sent again', async () => {
    const onResend = jest.fn(async () => undefined);
    render(
      <WithRecovery
        onSubmit={async () => ({ message: 'No.', errors: { otpAttempt: ['Invalid code'] } })}
        onResend={onResend}
      />,
    );
    await userEvent.keyboard('000000{Enter}');
    await screen.findAllByText('Invalid code');
    await press('Resend');
    expect(onResend).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Invalid code')).toBeNull();
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('123456');
    expect(field().value).toBe('123456');
  });

  it('takes no code any more once it is over, and offers to start again', async () => {
    const onStartAgain = jest.fn();
    render(<Over onStartAgain={onStartAgain} />);
    expect(screen.getByRole('alert').textContent).toBe('Those were too many tries.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(onStartAgain).toHaveBeenCalledTimes(1);
  });
});
