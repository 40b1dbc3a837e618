import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/dashboard/pages/dashboard-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeIntegrationError, makeOverview, makeProfile } from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const CONNECT = 'Connect your checking account';
const server = mockApi();

describe('a bank that is not linked', () => {
  it('is the next step of who has a card, and is linked from there', async () => {
    let asked = 'nothing';
    server.use(
      answer('/users/profile', makeProfile({ linkedBank: null })),
      answer('/notifications', [makeIntegrationError('pinwheel')]),
      answer('/dashboard/overview', makeOverview({ linkedBank: null })),
      answer('/recurring_transactions/active_recurring_outflows', []),
      answer('/card_accounts/current/freeze', { state: 'none', since: null }),
      answerReturns(),
      http.get('http://localhost/api/v1/plaid/link_token', ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ success: true, link_token: 'bank-token' });
      }),
    );
    const { user } = renderRemote(memberArea, '/dashboard');
    const shown = within(await screen.findByRole('region', { name: 'Notifications' }));
    const connect = shown.getByRole('button', { name: CONNECT });
    const repair = shown.getByRole('button', { name: 'Reconnect' });
    expect(connect.compareDocumentPosition(repair)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([connect.dataset['variant'], repair.dataset['variant']]).toEqual([
      'primary',
      'secondary',
    ]);
    await user.click(connect);
    server.use(
      http.get('http://localhost/api/v1/plaid/create_access_token', () => {
        server.use(answer('/users/profile', makeProfile()));
        return HttpResponse.json({ success: true });
      }),
    );
    await sayAsWidget(CONNECT, { type: 'success', public_token: 'public-1' });
    expect(await shown.findByText('Your checking account is connected.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: CONNECT })).toBeNull());
    expect(asked).toBe('');
  });
});
