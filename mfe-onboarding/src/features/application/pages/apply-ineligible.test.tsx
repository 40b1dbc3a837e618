import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import '#features/eligibility/eligibility.ts';
import '#features/personal-info/personal-info.ts';
import { answerCard, atTerms } from '#testing/applications.ts';
import { answerLinkedBank, answerGet, answerNotifications, brokenLink } from '#testing/linking.ts';
import { answerProfile } from '#testing/profile.ts';

const server = mockApi(answerLinkedBank());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (user: ReturnType<typeof renderRemote>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  server.use(answerProfile(), answerNotifications());
});

describe('an applicant who is not eligible', () => {
  it('is thanked, whatever else there is, and may answer again [ONB-006, ONB-024]', async () => {
    server.use(
      answerNotifications(brokenLink('plaid')),
      answerCard({
        ...atTerms,
        eligibility_result: {
          ...atTerms.eligibility_result,
          application_status: 'ineligible',
          ineligible_reason: 'platform',
        },
      }),
    );
    const { user, router } = renderRemote(onboarding, '/apply');
    expect(
      await screen.findByText(/we're unable to move your application forward at this time\./),
    ).toBeTruthy();
    // Nothing lies ahead of her.
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
    // Who did not change her mind is not asked what changed it.
    await press(user, 'Cancel my application');
    expect(await screen.findByRole('textbox', { name: /^Anything you'd like/ })).toBeTruthy();
    await press(user, 'Keep my application');
    await press(user, 'Answer the questions again');
    expect(await screen.findByRole('radiogroup')).toBeTruthy();
    expect(router.state.location.search).toBe('?step=questionnaire');
  });

  it('and was rejected may unlink what she linked, and is offered nothing that would not help her', async () => {
    server.use(
      answerCard({
        ...atTerms,
        eligibility_result: { ...atTerms.eligibility_result, application_status: 'rejected' },
      }),
    );
    renderRemote(onboarding, '/apply');
    expect(await heading('Thank you for applying')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Need Help' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unlink Tidewater Savings Bank' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel my application' })).toBeNull();
  });

  it('where she lives may say that she has moved', async () => {
    server.use(
      answerGet('/card_application/availability_notice', { state_abbr: 'KS', requested: false }),
      answerCard({
        ...atTerms,
        current_task_name: 'identity_verification',
        eligibility_result: {
          ...atTerms.eligibility_result,
          application_status: 'ineligible',
          ineligible_reason: 'state',
        },
      }),
    );
    const { user, router } = renderRemote(onboarding, '/apply');
    await press(user, 'I live somewhere else');
    expect(await heading('Tell us who you are')).toBeTruthy();
    expect(router.state.location.search).toBe('?step=personal_info');
  });
});
