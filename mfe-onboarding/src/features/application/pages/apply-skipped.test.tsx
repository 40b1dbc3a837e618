import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import '#features/linking/linking.ts';
import '#features/eligibility/eligibility.ts';
import { answerCard, answerTerms, atTerms } from '#testing/applications.ts';
import {
  answerLinkedBank,
  answerGet,
  answerNotifications,
  answerTokens,
  at,
  refuse,
} from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';

const server = mockApi(answerLinkedBank());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const visit = () => renderRemote(onboarding, '/apply');
const press = async (user: ReturnType<typeof visit>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  server.use(
    ...answerTokens(),
    answerProfile(),
    answerNotifications(),
    answerGet('/contentful/toggle_block', { items: [] }),
    answerGet('/pave/status', { ready: true }),
    answerCard({
      ...atTerms,
      eligibility_result: {
        application_status: 'requires_action',
        eligible: false,
        user_actionable_criteria: ['positive_earnings?'],
        ineligible_reason: null,
      },
    }),
  );
});

describe('whose payroll was skipped, and whose bank shows no pay', () => {
  it('is judged at once where it was read before, and nobody is told to wait', async () => {
    const said: string[] = [];
    const observer = new MutationObserver(() =>
      said.push(...screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent)),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    visit();
    expect(await heading("We couldn't find your direct deposit.")).toBeTruthy();
    observer.disconnect();
    expect(said).not.toContain("We're looking for your pay");
  });

  it('is waited for where nobody can say whether it was read', async () => {
    server.use(refuse('/pave/status', 503, 'Not now.'));
    visit();
    expect(await heading("We're looking for your pay")).toBeTruthy();
  });

  it('counts a payroll that was skipped as skipped, and lights it where it is asked after all', async () => {
    const { user } = visit();
    await heading("We couldn't find your direct deposit.");
    expect(screen.getByText('Step 4 of 4: Your direct deposit')).toBeTruthy();
    expect(screen.getByText('Skipped').closest('li')?.textContent).toBe('PayrollSkipped');
    await press(user, 'Link your payroll instead');
    await heading('Link your payroll');
    expect(screen.getByText('Step 3 of 4: Payroll')).toBeTruthy();
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('PayrollNow');
  });

  it('lets who cannot connect the payroll after all say how she is paid [ONB-054]', async () => {
    const { user } = visit();
    await press(user, 'Link your payroll instead');
    await press(user, "I'm having trouble connecting");
    expect(await heading("Tell us how you're paid")).toBeTruthy();
    expect(screen.getByText("Step 3 of 4: How you're paid")).toBeTruthy();
    await press(user, 'Go back');
    expect(await heading('Link your payroll')).toBeTruthy();
    await press(user, 'Go back');
    expect(await heading("We couldn't find your direct deposit.")).toBeTruthy();
  });
});

describe('whoever has no payroll any more on a later step', () => {
  it('may connect one there, which is among her linked accounts then', async () => {
    server.use(
      answerCard(atTerms),
      ...answerTerms(),
      http.post(at('/pinwheel/log_event'), () => new HttpResponse(null, { status: 204 })),
    );
    const { user } = visit();
    await screen.findByText('No payroll connected');
    await press(user, 'Connect payroll');
    server.use(
      answerProfile(
        makeProfile({ linked_payroll: { name: 'Brightway Payroll', provider_name: null } }),
      ),
      answerGet('/pinwheel/store_data', { success: true }),
    );
    await sayAsWidget('Connect your payroll', {
      type: 'success',
      account_id: 'account-1',
      platform_id: 'platform-1',
    });
    expect(await screen.findByText('Brightway Payroll')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('No payroll connected')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
