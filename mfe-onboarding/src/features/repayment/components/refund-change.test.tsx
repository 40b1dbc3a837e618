import { beforeEach, describe, expect, it } from '@jest/globals';
import { profileQuery } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { answerReturns, IN_SEASON } from '#testing/applications.ts';
import { answerAccountOwner, answerLinkedBank } from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { answerSeason } from '#testing/tax-filing.tsx';
import { RepaymentStep } from './repayment-step.tsx';

const server = mockApi();
const CHANGE = /^Once you have the Reset card, your tax refund comes to your Reset deposit account/;
const REPAID = 'What you spend of your tax refund advance is repaid by your refund instead.';
const HERE = /^Your refund comes to your Reset deposit account/;

function Step() {
  const { data: profile } = useQuery(profileQuery);
  return profile ? <RepaymentStep profile={profile} onConfirmed={() => undefined} /> : null;
}

async function open(...statuses: Parameters<typeof answerReturns>) {
  server.use(answerReturns(...statuses));
  const { client } = renderScreen(<Step />);
  await screen.findByRole('radio', { name: 'My direct deposit' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return client;
}

// No way is chosen yet, so that nothing is asked about any.
beforeEach(() =>
  server.use(
    answerAccountOwner(),
    answerLinkedBank(),
    answerSeason(IN_SEASON),
    answerProfile(makeProfile({ repayment_method: 'ach_debit_flow' })),
  ),
);

describe('a tax refund, where she sets up how she repays', () => {
  it('is said to come to another account with the card, and to repay it', async () => {
    await open('submitted');
    expect(screen.getByText(CHANGE).textContent).toContain(
      'the rest is sent on to Tidewater Savings Bank',
    );
  });

  it('is said to come there where the account is open already', async () => {
    server.use(
      answerProfile(makeProfile({ repayment_method: 'ach_debit_flow', has_fbo_account: true })),
    );
    await open('accepted');
    expect(screen.getByText(HERE)).toBeTruthy();
  });

  it.each([
    ['submitted', IN_SEASON, true],
    ['accepted', IN_SEASON, true],
    ['accepted', '2026-11-27T20:00:00.000Z', false],
  ] as const)(
    'is said to repay what is spent of its advance, beside what paydays repay: %s at %s (%s)',
    async (status, asOf, isSaid) => {
      server.use(answerSeason(asOf));
      const client = await open(status);
      await waitFor(() => expect(client.getQueryData(['refund_advance', 'facts'])).toBeTruthy());
      await waitFor(() => expect(screen.queryByText(REPAID) !== null).toBe(isSaid));
      cleanup();
      // Of who may have none.
      server.use(
        answerProfile(
          makeProfile({
            repayment_method: 'ach_debit_flow',
            income_tax_refund_advance_allowed: false,
          }),
        ),
      );
      await open(status);
      expect(screen.queryByText(REPAID)).toBeNull();
    },
  );

  it('is not spoken of where it came, or none is to come', async () => {
    await open('refund_received', 'no_refund');
    expect(screen.queryByText(/refund/)).toBeNull();
  });
});
