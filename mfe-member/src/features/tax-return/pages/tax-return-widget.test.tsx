import { describe, expect, it } from '@jest/globals';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { makeReturn, mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './tax-return-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeOverview, makeProfile } from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const server = mockApi();
const ISSUE = 'There was an issue submitting your tax returns.';

function visit(returns: IncomeTaxReturn[]) {
  server.use(
    answer('/users/profile', makeProfile()),
    answer('/dashboard/overview', makeOverview({ asOf: '2026-02-10T20:00:00.000Z' })),
    answerReturns(...returns),
  );
  return renderRemote(memberArea, '/tax-return');
}

/** Answers with another token each time. */
function answerTokens() {
  const tokens: string[] = [];
  server.use(
    http.get('http://localhost/api/v1/april/access_token', () => {
      tokens.push(`token-${tokens.length + 1}`);
      return HttpResponse.json({
        access_token: tokens.at(-1),
        expires_at: '2026-02-10T20:30:00.000Z',
      });
    }),
  );
  return tokens;
}

describe('Show Details', () => {
  it('opens the tax filing in a dialog, with a token asked for each time [MEM-137, MEM-144]', async () => {
    const tokens = answerTokens();
    const { user } = visit([makeReturn()]);
    const button = await screen.findByRole('button', { name: 'Show Details' });
    expect(tokens).toEqual([]);
    for (const count of [1, 2]) {
      await user.click(button);
      await sayAsWidget('Your tax return', { type: 'opened' });
      expect(screen.getByTitle('Your tax return').getAttribute('src')).toBe(
        'http://widgets.test/widgets/tax-filing',
      );
      expect(tokens).toHaveLength(count);
      await sayAsWidget('Your tax return', { type: 'exit', error: null });
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
  });
});

describe('a return that is rejected', () => {
  it('is corrected in the tax filing, and shown as it stands then', async () => {
    answerTokens();
    const { user } = visit([makeReturn({ taxReturnStatus: 'rejected' })]);
    expect(await screen.findByText(ISSUE)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Correct my return' }));
    server.use(answerReturns(makeReturn({ taxReturnStatus: 'submitted' })));
    await sayAsWidget(
      'Your tax return',
      { type: 'opened' },
      { type: 'event', name: 'filed', data: {} },
      { type: 'exit', error: null },
    );
    await waitFor(() => expect(screen.queryByText(ISSUE)).toBeNull());
    const [row] = await screen.findAllByText('Submitted');
    expect(row?.closest('li')?.textContent).toBe('FederalSubmitted$1,840');
  });
});
