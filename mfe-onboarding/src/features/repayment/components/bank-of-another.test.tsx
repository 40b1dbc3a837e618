import { beforeEach, describe, expect, it } from '@jest/globals';
import { profileQuery } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { answerReturns, IN_SEASON } from '#testing/applications.ts';
import { answerAccountOwner, answerGet, answerLinkedBank } from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { RepaymentStep } from './repayment-step.tsx';

const server = mockApi();
const AUTOPAY = 'Autopay from my checking account';
const DEPOSIT = 'My direct deposit';
const WARNING =
  /^We don't debit Tidewater Savings Bank \(…\u20604021\) and don't send your pay there, because it isn't in your name\. .*unlink this one under Linked accounts/;

function Step() {
  const { data: profile } = useQuery(profileQuery);
  return profile ? <RepaymentStep profile={profile} onConfirmed={() => undefined} /> : null;
}

beforeEach(() =>
  server.use(
    answerLinkedBank(),
    answerGet('/dashboard/overview', {
      as_of: IN_SEASON,
      tax_refund: null,
      next_payday: null,
      next_payday_debit_on: null,
    }),
    answerGet('/pinwheel/status', { direct_deposit_destination: 'elsewhere' }),
    answerReturns('submitted'),
    answerProfile(makeProfile({ repayment_method: 'ach_debit_flow' })),
  ),
);

describe('how she repays, where the account that she linked is not in her name', () => {
  it('says before she chooses that it is neither debited nor paid to, and how to link another', async () => {
    server.use(answerAccountOwner('failed'));
    renderScreen(<Step />);
    expect(await screen.findByText(WARNING)).toBeTruthy();
    expect(screen.queryByText(/sent on to Tidewater/)).toBeNull();
  });

  it('offers no autopay', async () => {
    server.use(answerAccountOwner('failed'));
    const { user } = renderScreen(<Step />);
    await user.click(await screen.findByRole('radio', { name: AUTOPAY }));
    expect(await screen.findByText(/^You can turn on autopay once you have linked/)).toBeTruthy();
    expect(screen.getByText(WARNING)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on autopay' })).toBeNull();
  });

  it('says of her direct deposit that the rest of her pay stays with us until another is linked', async () => {
    server.use(answerAccountOwner('failed'));
    const { user } = renderScreen(<Step />);
    await user.click(await screen.findByRole('radio', { name: DEPOSIT }));
    expect(await screen.findByText(/stays with us until you link an account in your/)).toBeTruthy();
    expect(screen.getByText(WARNING)).toBeTruthy();
    expect(screen.queryByText(/rest of your pay goes to/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Switch my direct deposit' })).toBeTruthy();
  });

  it.each(['verified', 'pending'] as const)('is nothing of that where it is %s', async (status) => {
    server.use(answerAccountOwner(status));
    const { user } = renderScreen(<Step />);
    await user.click(await screen.findByRole('radio', { name: AUTOPAY }));
    expect(await screen.findByRole('button', { name: 'Turn on autopay' })).toBeTruthy();
    expect(screen.queryByText(/isn't in your name/)).toBeNull();
  });
});
