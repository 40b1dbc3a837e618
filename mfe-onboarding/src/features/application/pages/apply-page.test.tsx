import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import {
  answerCard,
  answerTerms,
  atPayroll,
  atTerms,
  makeStatus,
  refuseCard,
} from '#testing/applications.ts';
import { answerLinkedBank, answerNotifications } from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';

const SKIP = 'http://localhost/api/v1/card_application/skip_payroll';
const NOT_OPEN =
  "This step isn't open yet. Your application is saved, and you'll pick up right here once it opens.";
const server = mockApi(answerLinkedBank());

// Nothing bursts.
window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
const complete = makeStatus({
  current_task_name: null,
  application_complete: true,
  card_application_complete: true,
});

beforeEach(() => server.use(answerProfile(), answerNotifications(), ...answerTerms()));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pressSkip = async (user: ReturnType<typeof renderRemote>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Skip for Now' }));
  return screen.findByRole('dialog', { name: 'Skip linking your payroll?' });
};

describe('the card application', () => {
  it('shows the steps, and marks the one to take now', async () => {
    server.use(answerCard(makeStatus()));
    renderRemote(onboarding, '/apply');
    expect(await heading('Link your checking account')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getByText('Apply for your card')).toBeTruthy();
    expect(steps.getByText('Step 2 of 4: Checking account')).toBeTruthy();
    const items = steps.getAllByRole('listitem');
    expect(items.map((step) => step.textContent)).toEqual([
      'Sign upDone',
      'Checking accountNow',
      'PayrollLater',
      'Personal informationLater',
    ]);
    expect(items.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ]);
  });

  it('asks for a confirmed address before what comes next', async () => {
    server.use(
      answerCard({
        ...atTerms,
        eligibility_result: {
          application_status: 'requires_action',
          eligible: false,
          user_actionable_criteria: ['confirmed_email?'],
          ineligible_reason: null,
        },
      }),
    );
    renderRemote(onboarding, '/apply');
    expect(await heading('Confirm your email address')).toBeTruthy();
    expect(screen.queryByText(NOT_OPEN)).toBeNull();
  });

  it('goes on by itself when something was done elsewhere', async () => {
    server.use(answerCard(makeStatus()));
    renderRemote(onboarding, '/apply');
    await heading('Link your checking account');
    server.use(answerCard(atPayroll));
    expect(
      await screen.findByRole('heading', { name: 'Link your payroll' }, { timeout: 10_000 }),
    ).toBeTruthy();
  });

  it('reveals her card to who has waited for it here [ONB-126]', async () => {
    server.use(
      answerCard({ ...atTerms, current_task_name: null }),
      http.get('http://localhost/api/v1/card_application/issuance', () =>
        HttpResponse.json({
          account_opened: true,
          requested_at: '2026-11-21T20:00:00Z',
          card_issued: false,
          delayed: false,
          refused: false,
        }),
      ),
    );
    const { user, router } = renderRemote(onboarding, '/apply');
    expect(await heading('Your card is being made')).toBeTruthy();
    server.use(answerCard(complete));
    const dialog = await screen.findByRole('dialog', { name: 'Your Reset Card is here' });
    await user.click(within(dialog).getByRole('button', { name: 'Go to my dashboard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('reveals her card again where the address says so', async () => {
    server.use(answerCard(complete));
    arriveAt('/apply?reveal=true');
    expect(await screen.findByRole('dialog', { name: 'Your Reset Card is here' })).toBeTruthy();
  });

  it('goes on with an application that is still open where the address says reveal', async () => {
    server.use(answerCard(makeStatus()));
    arriveAt('/apply?reveal=true');
    expect(await heading('Link your checking account')).toBeTruthy();
  });

  it('leads who has her card to the dashboard', async () => {
    server.use(answerCard(complete));
    const { router } = renderRemote(onboarding, '/apply');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});

/** As who opens it in a browser, whose address says which page is loaded. */
function arriveAt(address: string) {
  history.replaceState(null, '', address);
  return renderRemote(onboarding, address);
}

afterEach(() => history.replaceState(null, '', '/'));

describe('the terms', () => {
  const continueButton = () => screen.getByRole('button', { name: 'Continue' });

  it('come after what they come to, once [ONB-004, ONB-086]', async () => {
    server.use(answerCard(atTerms), ...answerTerms({ highestLimit: 120 }));
    const { user, router } = renderRemote(onboarding, '/apply');
    expect(await heading('How it works')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Start with up to $100' })).toBeTruthy();
    await user.click(continueButton());
    expect(await heading('Read and accept the terms')).toBeTruthy();
    expect(router.state.location.search).toBe('?skip_intro=true');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Read and accept/));
  });

  it('come with it where skip_intro is false [ONB-003]', async () => {
    server.use(answerCard(atTerms), ...answerTerms({ highestLimit: 120 }));
    renderRemote(onboarding, '/apply?skip_intro=false');
    expect(await heading('How it works')).toBeTruthy();
  });

  it.each<[string, HttpHandler[], string]>([
    ['the address says so', answerTerms({ highestLimit: 120 }), '/apply?skip_intro=true'],
    ['there would be nothing to spend', answerTerms(), '/apply'],
    [
      'there is no first limit to tell of',
      [
        ...answerTerms({ highestLimit: 120 }),
        answerProfile(makeProfile({ enable_probationary_limit: false })),
      ],
      '/apply',
    ],
  ])('come at once where %s [ONB-003, ONB-086]', async (_what, answers, path) => {
    server.use(answerCard(atTerms), ...answers);
    renderRemote(onboarding, path);
    expect(await heading('Read and accept the terms')).toBeTruthy();
    expect(await screen.findAllByRole('checkbox')).toHaveLength(4);
    expect(screen.queryByRole('heading', { name: 'How it works' })).toBeNull();
  });

  it('lead on once they are accepted [ONB-089]', async () => {
    server.use(
      answerCard(atTerms),
      http.post('http://localhost/api/v1/acceptances/bulk', () => {
        server.use(answerCard({ ...atTerms, current_task_name: 'personal_info_submission' }));
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    const { user } = renderRemote(onboarding, '/apply');
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await user.click(continueButton());
    expect(await heading('Tell us who you are')).toBeTruthy();
  });
});

describe('skipping payroll', () => {
  it('is done once the applicant has said that she means it', async () => {
    let skipped = 0;
    server.use(
      answerCard(atPayroll),
      http.post(SKIP, () => {
        skipped += 1;
        server.use(answerCard(atTerms));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderRemote(onboarding, '/apply');
    const dialog = within(await pressSkip(user));
    expect(skipped).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Skip for Now' }));
    expect(await heading('Read and accept the terms')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(skipped).toBe(1);
    // Not lost with the button that is gone.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Read and accept/));
    expect(screen.getByRole('status').textContent).toBe('You skipped linking your payroll.');
  });

  it('is left alone by who goes back', async () => {
    server.use(answerCard(atPayroll));
    const { user } = renderRemote(onboarding, '/apply');
    const dialog = within(await pressSkip(user));
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Link your payroll' })).toBeTruthy();
  });

  it('says when it is refused, and can be tried again', async () => {
    server.use(
      answerCard(atPayroll),
      http.post(SKIP, () =>
        HttpResponse.json(
          { error: 'Not now.', code: 'service_unavailable', request_id: 'r-1' },
          { status: 503 },
        ),
      ),
    );
    const { user } = renderRemote(onboarding, '/apply');
    const dialog = within(await pressSkip(user));
    await user.click(dialog.getByRole('button', { name: 'Skip for Now' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Not now.');
    server.use(
      http.post(SKIP, () => {
        server.use(answerCard(atTerms));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Skip for Now' }));
    expect(await heading('Read and accept the terms')).toBeTruthy();
  });
});

describe('while the onboarding service is down', () => {
  it('says so, and tries again', async () => {
    server.use(refuseCard());
    const { user } = renderRemote(onboarding, '/apply');
    expect((await screen.findByRole('alert')).textContent).toContain(
      "We couldn't load your application.",
    );
    server.use(answerCard(makeStatus()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Link your checking account')).toBeTruthy();
  });

  it('keeps what it knew', async () => {
    server.use(answerCard(makeStatus()));
    const { client } = renderRemote(onboarding, '/apply');
    await heading('Link your checking account');
    server.use(refuseCard());
    await client.refetchQueries();
    expect(await screen.findByText(/may be out of date/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Link your checking account' })).toBeTruthy();
  });
});
