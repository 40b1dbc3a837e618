import type { ApplicationEvent } from '@reset/application-engine/application-event.ts';
import type { Screen } from '@reset/application-engine/screen.ts';
import { canLinkPayroll, waysOn } from '@reset/application-engine/ways-on.ts';
import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import './tax-filing-page.tsx';
import '#features/linking/linking.ts';
import {
  answerCard,
  answerReturns,
  answerTax,
  answerTerms,
  atFiling,
  atPayroll,
  atTerms,
  cancelled,
  makeStatus,
} from '#testing/applications.ts';
import {
  answerLinkedBank,
  answerGet,
  answerNotifications,
  answerTokens,
  brokenLink,
} from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';

/* Each way that the engine claims for a screen is a control on it, or a wait that says so. */

const server = mockApi(answerLinkedBank());

beforeEach(() => {
  sessionStorage.clear();
  server.use(
    ...answerTerms(),
    ...answerTokens(),
    answerProfile(),
    answerNotifications(),
    answerGet('/contentful/toggle_block', { items: [] }),
    answerGet('/pave/status', { ready: true }),
  );
});

type Eligibility = ApplicationStatus['eligibility_result'];

const lacking = (...criteria: Eligibility['user_actionable_criteria']) =>
  answerCard(
    makeStatus({
      ...atTerms,
      eligibility_result: {
        application_status: 'requires_action',
        eligible: false,
        user_actionable_criteria: criteria,
      },
    }),
  );
const at = (current_task_name: ApplicationStatus['current_task_name']) =>
  answerCard({ ...atTerms, current_task_name });
const identity = (current_status: IdentityStatus) =>
  answerGet('/identity_verifications/current_status', { current_status });
const refused = (
  application_status: Eligibility['application_status'],
  ineligible_reason: Eligibility['ineligible_reason'],
) =>
  answerCard({
    ...atTerms,
    eligibility_result: { ...atTerms.eligibility_result, application_status, ineligible_reason },
  });
const withPayroll = answerProfile(
  makeProfile({ linked_payroll: { name: 'Brightway Payroll', provider_name: null } }),
);
const bothBroken = [withPayroll, answerNotifications(brokenLink('plaid'), brokenLink('pinwheel'))];

const repaying = [
  answerGet('/bank_accounts/linked', null),
  answerGet('/dashboard/overview', {
    dsl: { current_amount: 0, max_amount: 0 },
    next_payday: null,
  }),
  answerGet('/pinwheel/status', { direct_deposit_destination: 'elsewhere' }),
];

type Visit = {
  heading: string | RegExp;
  answers: HttpHandler[];
  path?: string;
};

/** How each screen is come to; more than once where not all ways are open to everybody. */
const VISITS: Record<Screen, Visit[]> = {
  // An account is made before there is an application, and who has her card leaves.
  signup: [],
  complete: [],
  bank_linking: [{ heading: 'Link your checking account', answers: [answerCard(makeStatus())] }],
  payroll_linking: [
    { heading: 'Link your payroll', answers: [answerCard(atPayroll)] },
    { heading: 'Link your payroll', answers: [answerCard({ ...atPayroll, skippable: false })] },
  ],
  income_wait: [
    {
      heading: "We're looking for your pay",
      answers: [lacking('positive_earnings?'), answerGet('/pave/status', { ready: false })],
    },
  ],
  direct_deposit_not_found: [
    { heading: "We couldn't find your direct deposit.", answers: [lacking('positive_earnings?')] },
  ],
  unsupported_bank: [{ heading: 'Unsupported bank.', answers: [lacking('non_neo_bank?')] }],
  confirm_email: [
    { heading: 'Confirm your email address', answers: [lacking('confirmed_email?')] },
  ],
  thanks_for_linking: [
    { heading: 'Thanks for linking', answers: [lacking('positive_earnings?'), withPayroll] },
  ],
  links_broken: [
    {
      heading: "We've lost sight of your pay",
      answers: [lacking('positive_earnings?'), ...bothBroken],
    },
  ],
  integration_errors: [
    { heading: /^Please resolve the following/, answers: [answerCard(atTerms), ...bothBroken] },
  ],
  terms_acceptance: [
    {
      heading: 'Read and accept the terms',
      answers: [at('terms_acceptance')],
    },
  ],
  personal_info_submission: [
    {
      heading: 'Tell us who you are',
      answers: [at('personal_info_submission')],
    },
  ],
  identity_verification: [
    {
      heading: 'Verify your identity',
      answers: [at('identity_verification'), identity('submitted')],
    },
    {
      heading: 'Thank you for applying',
      answers: [at('identity_verification'), identity('flagged_for_internal_review')],
    },
    {
      heading: "We couldn't verify your identity",
      answers: [at('identity_verification'), identity('rejected')],
    },
  ],
  repayment_setup: [
    { heading: 'Set up how you repay', answers: [at('repayment_setup'), ...repaying] },
    {
      heading: 'Set up how you repay',
      path: '/apply?repay=ach_debit_flow',
      answers: [at('repayment_setup'), ...repaying],
    },
  ],
  card_issuance_wait: [
    {
      heading: 'Your card is being made',
      answers: [
        at(null),
        answerGet('/card_application/issuance', {
          account_opened: true,
          requested_at: '2026-11-21T20:00:00Z',
          card_issued: false,
          delayed: false,
          refused: false,
        }),
      ],
    },
  ],
  tax_filing_submission: [
    {
      heading: "Let's do your taxes",
      path: '/tax-filing',
      answers: [answerTax(atFiling), answerReturns()],
    },
  ],
  cancelled: [{ heading: 'You cancelled your application', answers: [answerCard(cancelled)] }],
  ineligible: [
    { heading: 'Thank you for applying', answers: [refused('rejected', null)] },
    { heading: "We couldn't verify your identity", answers: [refused('rejected', 'identity')] },
    { heading: 'Thank you for applying', answers: [refused('ineligible', 'waiting_list')] },
    { heading: 'Thank you for applying', answers: [refused('ineligible', 'platform')] },
    {
      heading: "The card isn't available in Kansas yet",
      answers: [
        refused('ineligible', 'state'),
        answerGet('/card_application/availability_notice', { state_abbr: 'KS', requested: false }),
      ],
    },
  ],
};

/** What is pressed for it. */
const CONTROLS: Partial<Record<ApplicationEvent, RegExp>> = {
  bank_linked: /^Connect( another (bank|checking account))?$/,
  digital_bank_linked: /^Connect( another (bank|checking account))?$/,
  payroll_linked: /^(Connect|Link your payroll( instead)?)$/,
  payroll_skipped: /^Skip for Now$/,
  payroll_unlinked: /^I no longer work there$/,
  // Where payroll was skipped, the questions are behind its form.
  questionnaire_ineligible: /^(I'm having trouble connecting|Link your payroll( instead)?)$/,
  email_confirmed: /^Resend$/,
  terms_accepted: /^Continue$/,
  personal_info_submitted: /^Continue$/,
  repayment_acknowledged: /^Turn on autopay$/,
  direct_deposit_switched: /^Switch my direct deposit$/,
  integration_error_resolved: /^Please reconnect your/,
  application_restarted: /^Start again$/,
  tax_return_submitted: /^Do my taxes$/,
};

/** What is waited for. */
const WAITS: ReadonlySet<ApplicationEvent> = new Set([
  'earnings_found',
  'earnings_missed',
  'card_issued',
  'identity_verified',
  'rejected',
]);

type Shown = { buttons: string[]; text: string; loose: string[] };

async function show({ heading, answers, path = '/apply' }: Visit): Promise<Shown> {
  server.use(...answers);
  const { unmount } = renderRemote(onboarding, path);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy(),
  );
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: /^Loading/ })).toBeNull());
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  const text = document.body.textContent;
  const loose = [...document.querySelectorAll(`main [data-variant=primary]:not(${WIDE} *)`)];
  unmount();
  return { buttons, text, loose: loose.map(({ textContent }) => textContent) };
}

/** A form, and what is as wide as one: every step's main action is of one width. */
const WIDE = ':is(form, .foot, .inline, .notice)';

function isThere(event: ApplicationEvent, shown: Shown[]): boolean {
  if (WAITS.has(event)) return shown.some(({ text }) => /moves on by itself/.test(text));
  const control = CONTROLS[event];
  return shown.some(({ buttons }) => buttons.some((name) => control?.test(name)));
}

describe('the ways on that the engine claims', () => {
  it.each(Object.entries(VISITS).filter(([, visits]) => visits.length > 0) as [Screen, Visit[]][])(
    'are all on %s',
    async (from, visits) => {
      const shown: Shown[] = [];
      for (const visit of visits) shown.push(await show(visit));
      expect(waysOn(from).filter((event) => !isThere(event, shown))).toEqual([]);
      expect(shown.flatMap(({ loose }) => loose)).toEqual([]);
      // What the linking screens promise holds wherever she is.
      expect(shown.filter(({ buttons }) => !buttons.includes('Unlink'))).toEqual([]);
      const laters = shown.map(({ buttons }) => buttons.includes('Connect payroll'));
      expect(laters).toEqual(visits.map(() => canLinkPayroll(from)));
    },
  );
});
