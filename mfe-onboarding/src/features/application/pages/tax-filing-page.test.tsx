import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { mockApi, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './tax-filing-page.tsx';
import '#features/linking/linking.ts';
import {
  answerFiled,
  answerReturns,
  answerTax,
  atFiling,
  atTerms,
  filed,
  makeReturn,
  makeStatus,
  OF_NEW_YORK,
  RETURNS,
} from '#testing/applications.ts';
import { answerGet, answerTokens, at } from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';
import {
  TWO_POLLS,
  answerSeason,
  CARD,
  answersFiling,
  heading,
  visitFiling,
} from '#testing/tax-filing.tsx';

const server = mockApi();
const ISSUE = 'There was an issue submitting your tax returns.';
const WIDGET = 'File your taxes';

beforeEach(() => {
  sessionStorage.clear();
  server.use(...answersFiling());
});

const visit = (status: ApplicationStatus) => visitFiling(server, status);

/** Counts the tokens that were asked for. */
function answerToken() {
  const tokens: string[] = [];
  server.use(
    http.get(at('/april/access_token'), () => {
      tokens.push(`token-${tokens.length + 1}`);
      return HttpResponse.json({
        access_token: tokens.at(-1),
        expires_at: '2026-02-01T12:00:00.000Z',
      });
    }),
  );
  return tokens;
}

describe('the tax application', () => {
  it('shows its own steps and the one to take now', async () => {
    visit({ ...atTerms, tasks: { ...atTerms.tasks, payroll_linking: 'incomplete' } });
    expect(await heading('Read and accept the terms')).toBeTruthy();
    expect(screen.getByText('File your taxes')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Sign upDone',
      'Checking accountDone',
      'Personal informationNow',
      'Tax filingLater',
    ]);
  });

  it('begins with the checking account, for the refund [ONB-131]', async () => {
    server.use(...answerTokens());
    visit(makeStatus());
    expect(await heading('Link your checking account')).toBeTruthy();
    expect(screen.getByText(/where you want to receive your refund/)).toBeTruthy();
  });

  it('ends where refund advances are not to be had, and unlinks nothing that a card needs', async () => {
    server.use(
      answerProfile(makeProfile({ current_card_account: CARD })),
      answerGet('/tax_refund_advance_application/availability_notice', {
        state_abbr: 'CA',
        requested: false,
      }),
    );
    visit({
      ...atTerms,
      eligibility_result: {
        application_status: 'ineligible',
        eligible: false,
        user_actionable_criteria: [],
        ineligible_reason: 'state',
      },
    });
    expect(await heading("You can't file your taxes with us from California yet")).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Need Help' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Unlink/ })).toBeNull();
  });

  it('asks for personal information for the return, and has help at hand', async () => {
    visit({ ...atTerms, current_task_name: 'personal_info_submission' });
    expect(await heading('Tell us who you are')).toBeTruthy();
    expect(screen.getByText(/^Your tax return has to carry/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Need Help/ })).toBeTruthy();
  });
});

describe('filing', () => {
  it('opens with a token of its own each time, and waits for what was sent in [ONB-131]', async () => {
    const tokens = answerToken();
    const { user, client } = visit(atFiling);
    expect(await heading("Let's do your taxes")).toBeTruthy();
    expect(screen.queryByText(/This step isn't open yet/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Do my taxes' }));
    await sayAsWidget(WIDGET, { type: 'opened' }, { type: 'exit', error: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Do my taxes' }));
    await sayAsWidget(WIDGET, { type: 'opened' }, { type: 'event', name: 'filed', data: {} });
    expect(tokens).toEqual(['token-1', 'token-2']);
    // What is behind it stays until she has read there that it is filed.
    expect(screen.getByText("Let's do your taxes")).toBeTruthy();
    await sayAsWidget(WIDGET, { type: 'exit', error: null });
    expect(await heading('Your return is sent in')).toBeTruthy();
    server.use(answerTax(filed), answerReturns('submitted'));
    const done = await heading('Taxes done', TWO_POLLS);
    await waitFor(() => expect(document.activeElement).toBe(done));
    // The dashboard, which shares what was read, has the return and files no more.
    const returns = () => client.getQueryState<unknown[]>(['income_tax_returns']);
    await waitFor(() => expect(returns()?.data).toHaveLength(1), { timeout: 1_000 });
  });

  it('is open again with another token after it was left by an error', async () => {
    const tokens = answerToken();
    const { user } = visit(atFiling);
    await user.click(await screen.findByRole('button', { name: 'Do my taxes' }));
    await sayAsWidget(WIDGET, { type: 'opened' }, { type: 'exit', error: 'invalid_token' });
    expect(screen.getByRole('alert').textContent).toContain("Your tax filing isn't open");
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByTitle(WIDGET)).toBeTruthy();
    expect(tokens).toEqual(['token-1', 'token-2']);
  });

  it('is waited for where a return is known before her application has it', async () => {
    server.use(answerReturns('submitted'));
    visit(atFiling);
    expect(await heading('Your return is sent in')).toBeTruthy();
  });

  it('speaks of the refund advance only to who may have one [ONB-135, ONB-136]', async () => {
    const { unmount } = visit(atFiling);
    await heading("Let's do your taxes");
    expect(screen.getByText(/part of your federal refund can be yours up to 21 days/)).toBeTruthy();
    expect(screen.getByText('Refund advance.')).toBeTruthy();
    expect(screen.getByText(/goes to Tidewater/).textContent).toBe(
      'Your refund goes to Tidewater Savings Bank (…\u20604021).',
    );
    expect(screen.queryByText(/^Once you have the Reset card/)).toBeNull();
    unmount();
    // Without a card of hers there is nothing to spend an advance with.
    for (const changes of [{ income_tax_refund_advance_allowed: false }, { partner_slug: 'csc' }]) {
      server.use(answerProfile(makeProfile(changes)));
      const { unmount: leave } = visit(atFiling);
      await heading("Let's do your taxes");
      expect(screen.queryByText(/advance|early/i)).toBeNull();
      expect(screen.getAllByText(/goes to Tidewater/)).toHaveLength(1);
      leave();
    }
  });

  it('says that the season for advances is over', async () => {
    server.use(answerSeason('2026-04-16T20:00:00.000Z'));
    visit(atFiling);
    await heading("Let's do your taxes");
    expect(screen.getByText(/^The season is over\./)).toBeTruthy();
    expect(screen.queryByText(/21 days|can be yours/)).toBeNull();
  });
});

describe('a return that is rejected', () => {
  it('is said, asked for every two seconds, and corrected in the widget [ONB-131, ONB-140, ONB-141]', async () => {
    answerToken();
    const asked: number[] = [];
    let status = 'rejected';
    server.use(
      http.get(RETURNS, () => {
        asked.push(Date.now());
        return HttpResponse.json({
          income_tax_returns: [
            {
              jurisdiction: 'NY',
              tax_year: 2025,
              refund_amount: 212,
              refund_advance_eligible: false,
              tax_return_status: status,
            },
          ],
        });
      }),
    );
    const { user } = visit(filed);
    expect(await heading(ISSUE)).toBeTruthy();
    expect(screen.getByText('New York return 2025')).toBeTruthy();
    const dashboard = screen.getByRole('link', { name: 'Go to your dashboard' });
    expect(dashboard.getAttribute('href')).toBe('/dashboard');
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(3), TWO_POLLS);
    const [first = 0, , third = 0] = asked;
    expect(third - first).toBeGreaterThan(3_500);
    await user.click(screen.getByRole('button', { name: 'Correct my return' }));
    await sayAsWidget(
      WIDGET,
      { type: 'opened' },
      { type: 'event', name: 'filed', data: {} },
      { type: 'exit', error: null },
    );
    // It is rejected still, as far as we know.
    expect(await heading("We're checking what you sent in")).toBeTruthy();
    expect(screen.getByText(/^What is still marked rejected after that/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Correct my return' })).toBeTruthy();
    status = 'submitted';
    expect(await heading('Taxes done', TWO_POLLS)).toBeTruthy();
    status = 'rejected';
    expect(await heading(ISSUE)).toBeTruthy();
  });

  it('is open still where another one was corrected, and is not said to be sent in', async () => {
    answerToken();
    server.use(answerReturns('rejected', 'rejected'));
    const { user } = visit(filed);
    await heading(ISSUE);
    await user.click(screen.getByRole('button', { name: 'Correct my return' }));
    await sayAsWidget(
      WIDGET,
      { type: 'opened' },
      { type: 'event', name: 'filed', data: {} },
      { type: 'exit', error: null },
    );
    await heading("We're checking what you sent in");
    server.use(answerReturns('submitted', 'rejected'));
    await heading(ISSUE, TWO_POLLS);
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed).toEqual(
      expect.arrayContaining(['New York return 2025Rejected', 'Federal return 2025Submitted']),
    );
  });

  it('is said before her application has it that she has filed [ONB-140]', async () => {
    server.use(answerReturns('accepted', 'rejected'));
    visit(atFiling);
    expect(await heading(ISSUE)).toBeTruthy();
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed).toEqual(
      expect.arrayContaining(['New York return 2025Rejected', 'Federal return 2025Accepted']),
    );
    expect(screen.getByText(/^What isn't marked rejected is sent in, and needs/)).toBeTruthy();
  });

  it('keeps from nobody what she owes by what is accepted, and to whom', async () => {
    const owed = { ...OF_NEW_YORK, refund_amount: -190.5, tax_return_status: 'accepted' } as const;
    server.use(answerFiled(makeReturn({ tax_return_status: 'rejected' }), makeReturn(owed)));
    visit(filed);
    expect(await heading(ISSUE)).toBeTruthy();
    expect(screen.getByText("What isn't marked rejected is sent in.")).toBeTruthy();
    expect(
      screen.getByText(
        /^You owe \$190\.50 in taxes to New York\. You pay it to the state directly/,
      ),
    ).toBeTruthy();
  });
});
