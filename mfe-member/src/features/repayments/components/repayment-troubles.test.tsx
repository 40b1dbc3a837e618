import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '../pages/repayments-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeOverview, makePayout, makeProfile } from '#testing/factories.ts';
import { makeRepaymentNotice, makeRepayments } from '#testing/repayment-factories.ts';

const API = 'http://localhost/api/v1';
const server = mockApi(answer('/notifications', []));

describe('another bank', () => {
  it.each(['payout_returned', 'payout_needs_bank'] as const)(
    'is there for who repays by direct deposit, for what is hers: %s',
    async (what) => {
      server.use(answer('/users/profile', makeProfile({ repaymentMethod: 'direct_deposit_flow' })));
      const notices = [makeRepaymentNotice({ what, amount: 386.78 })];
      server.use(answer('/repayments', makeRepayments({ notices })));
      renderRemote(memberArea, '/account/repayments');
      expect(await screen.findByText(/we send your \$386\.78 there/)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Connect another bank account' })).toBeTruthy();
    },
  );

  it('says which bank was connected and what is sent there, and has the focus on it', async () => {
    const DIALOG = 'Connect another checking account';
    server.use(
      answer('/users/profile', makeProfile({ repaymentMethod: 'direct_deposit_flow' })),
      answer('/plaid/link_token', { success: true, linkToken: 'bank-token' }),
      http.get(`${API}/plaid/create_access_token`, () => {
        const payout = makePayout({ amount: 896.73, bankName: 'Stonebridge' });
        server.use(
          answer('/repayments', makeRepayments({ notices: [] })),
          answer('/dashboard/overview', makeOverview({ payout })),
        );
        return HttpResponse.json({ success: true });
      }),
    );
    server.use(
      answer(
        '/repayments',
        makeRepayments({ notices: [makeRepaymentNotice({ what: 'payout_returned' })] }),
      ),
    );
    const { user } = renderRemote(memberArea, '/account/repayments');
    await user.click(await screen.findByRole('button', { name: 'Connect another bank account' }));
    await sayAsWidget(
      DIALOG,
      { type: 'opened' },
      { type: 'success', publicToken: 'public-1', metadata: { institution: null } },
    );
    const connected = await screen.findByText('Connected: Stonebridge (…\u20604021)');
    expect(
      screen.getByText(/^\$896\.73 is yours\. We send it to Stonebridge .* next banking day\.$/),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(connected)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByText(/sent your money back/)).toBeNull();
  });
});
