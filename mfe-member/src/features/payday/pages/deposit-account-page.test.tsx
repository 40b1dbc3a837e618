import { describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './deposit-account-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';

const FBO = '/bank_accounts/fbo';
const server = mockApi();
const visit = () => renderRemote(memberArea, '/account/fbo-account');

describe('the details for a direct deposit', () => {
  it('are the values of a payroll form, each of which can be copied [MEM-179]', async () => {
    server.use(
      answer(FBO, {
        institutionName: 'Partner Bank',
        routingNumber: '112233445',
        accountNumber: '900011112222',
      }),
    );
    const { user } = visit();
    expect(await screen.findByText('Partner Bank')).toBeTruthy();
    expect(screen.getByText('112233445')).toBeTruthy();
    expect(screen.getByText('Account type').nextElementSibling?.textContent).toBe('Checking');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy: Account number' }));
    expect(write.mock.calls).toEqual([['900011112222']]);
    expect(screen.getByText('Copied.')).toBeTruthy();
  });

  it.each([
    ['ach_debit_flow', true],
    ['direct_deposit_flow', false],
  ] as const)('say that all of her pay has to come, and what changes: %s', async (method, says) => {
    server.use(
      answer('/users/profile', makeProfile({ repaymentMethod: method })),
      answer(FBO, { institutionName: 'B', routingNumber: '112233445', accountNumber: '9' }),
    );
    visit();
    const words = await screen.findByText(/^All of your pay has to come here/);
    await waitFor(() => expect(/you repay as before/.test(words.textContent)).toBe(says));
  });

  it('are not there for who has no deposit account', async () => {
    server.use(refuse(FBO, 404));
    visit();
    expect(await screen.findByText('You have no deposit account')).toBeTruthy();
  });

  it('can be asked for again where they cannot be read', async () => {
    server.use(refuse(FBO));
    visit();
    expect(await screen.findByText("We couldn't load your direct deposit details.")).toBeTruthy();
  });
});
