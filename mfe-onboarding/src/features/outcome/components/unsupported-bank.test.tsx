import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '#testing/render-screen.tsx';
import { UnsupportedBank } from './unsupported-bank.tsx';

describe('UnsupportedBank', () => {
  it('names the bank, and offers payroll, another bank and a person to write to [ONB-027]', async () => {
    const [onConnectAnother, onLinkPayroll] = [jest.fn(async () => undefined), jest.fn()];
    const { user } = renderScreen(
      <UnsupportedBank
        bankName="Pocketbird"
        onConnectAnother={onConnectAnother}
        onLinkPayroll={onLinkPayroll}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Unsupported bank.' })).toBeTruthy();
    expect(screen.getByText(/^Pocketbird is a digital-only bank/)).toBeTruthy();
    const mail = screen.getByRole('link', { name: 'support@reset.example' });
    expect(mail.getAttribute('href')).toBe(
      'mailto:support@reset.example?subject=Unsupported%20bank',
    );
    await user.click(screen.getByRole('button', { name: 'Connect another bank' }));
    expect(onConnectAnother).not.toHaveBeenCalled();
    const dialog = within(
      screen.getByRole('dialog', { name: 'Use another account than Pocketbird?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Connect another bank' }));
    expect(onConnectAnother).toHaveBeenCalledTimes(1);
    await user.click(await screen.findByRole('button', { name: 'Link your payroll' }));
    expect(onLinkPayroll).toHaveBeenCalledTimes(1);
  });

  it('needs no name', async () => {
    const { user } = renderScreen(
      <UnsupportedBank
        bankName={null}
        onConnectAnother={async () => undefined}
        onLinkPayroll={() => undefined}
      />,
    );
    expect(screen.getByText(/^Yours is a digital-only bank/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Connect another bank' }));
    expect(
      screen.getByRole('dialog', { name: 'Use another account than your bank?' }),
    ).toBeTruthy();
  });
});
