import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';

type Changes = Partial<Omit<ApplicationStatus, 'tasks' | 'eligibility_result'>> & {
  tasks?: Partial<ApplicationStatus['tasks']>;
  eligibility_result?: Partial<ApplicationStatus['eligibility_result']>;
};

/** A status as the wire has it: of somebody new, who is to link her bank. */
export const makeStatus = (changes: Changes = {}): ApplicationStatus => ({
  current_task_name: 'bank_linking',
  card_application_complete: false,
  skippable: false,
  application_complete: false,
  cancellation: null,
  ...changes,
  tasks: {
    signup: 'complete',
    bank_linking: 'ready',
    payroll_linking: 'incomplete',
    terms_acceptance: 'incomplete',
    personal_info_submission: 'incomplete',
    identity_verification: 'incomplete',
    repayment_setup: 'incomplete',
    tax_filing_submission: 'incomplete',
    ...changes.tasks,
  },
  eligibility_result: {
    application_status: 'not_started',
    eligible: false,
    user_actionable_criteria: [],
    ineligible_reason: null,
    ...changes.eligibility_result,
  },
});

/** Of somebody who may link her payroll or skip it. */
export const atPayroll = makeStatus({
  current_task_name: 'payroll_linking',
  skippable: true,
  tasks: { bank_linking: 'complete', payroll_linking: 'ready' },
  eligibility_result: { application_status: 'pending' },
});

/** Of somebody who has linked what there is to link. */
export const atTerms = makeStatus({
  current_task_name: 'terms_acceptance',
  tasks: { bank_linking: 'complete', payroll_linking: 'complete', terms_acceptance: 'ready' },
  eligibility_result: { application_status: 'eligible', eligible: true },
});

/** Of somebody who has told all that her taxes ask for, and is to file them. */
export const atFiling = makeStatus({
  current_task_name: 'tax_filing_submission',
  tasks: {
    bank_linking: 'complete',
    terms_acceptance: 'complete',
    personal_info_submission: 'complete',
    tax_filing_submission: 'ready',
  },
  eligibility_result: { application_status: 'eligible', eligible: true },
});

/** Of somebody who has filed. */
export const filed = makeStatus({
  ...atFiling,
  current_task_name: null,
  tasks: { ...atFiling.tasks, tax_filing_submission: 'complete' },
  eligibility_result: { application_status: 'completed', eligible: true },
  application_complete: true,
});

/** Of somebody who has cancelled, once what she had told is erased. */
export const cancelled = makeStatus({
  ...atTerms,
  eligibility_result: { application_status: 'not_started' },
  cancellation: { cancelled_at: '2026-11-21T20:00:00.000Z', personal_info: 'erased' },
});

/** When refunds are advanced. */
export const IN_SEASON = '2026-02-10T20:00:00.000Z';

/** What the terms of the card ask for; without a limit, nothing is told before them. */
export const answerTerms = ({ highestLimit = 0 } = {}): HttpHandler[] => [
  http.get(`${API}/disclosures`, () =>
    HttpResponse.json(
      TERMS_TYPES.map((type, at) => ({
        id: `00000000-0000-4000-8000-00000000000${at}`,
        disclosure_type: type,
        path: `/legal/${type}`,
      })),
    ),
  ),
  http.get(`${API}/dashboard/overview`, () =>
    HttpResponse.json({
      as_of: IN_SEASON,
      dsl: { current_amount: highestLimit, max_amount: highestLimit },
      tax_refund: null,
    }),
  ),
];

export const answerCard = (status: ApplicationStatus): HttpHandler =>
  http.get(CARD, () => HttpResponse.json(status));

export const answerTax = (status: ApplicationStatus): HttpHandler =>
  http.get(TAX, () => HttpResponse.json(status));

type Return = IncomeTaxReturns['income_tax_returns'][number];

/** A federal return with an advance on it. */
export const makeReturn = (changes: Partial<Return> = {}): Return => ({
  jurisdiction: 'Federal',
  tax_year: 2025,
  refund_amount: 1_840,
  refund_filed: changes.refund_amount ?? 1_840,
  refund_received: null,
  refund_repaid: null,
  refund_repaid_later: null,
  refund_forwarded_by: null,
  refund_on_its_way: null,
  refund_awaited_until: null,
  refund_advance_eligible: true,
  refund_advance_amount: 552,
  refund_advance_spent: 0,
  accepted_on: changes.tax_return_status === 'accepted' ? '2026-02-05' : null,
  tax_return_status: 'accepted',
  ...changes,
});

export const answerFiled = (...returns: Return[]): HttpHandler =>
  http.get(RETURNS, () =>
    HttpResponse.json({ income_tax_returns: returns } satisfies IncomeTaxReturns),
  );

/** One of a state, of which nothing is advanced. */
export const OF_NEW_YORK = {
  jurisdiction: 'NY',
  refund_amount: 212,
  refund_advance_eligible: false,
  refund_advance_amount: 0,
} as const;

/** Her tax returns by how they stand, the federal one first. */
export const answerReturns = (...statuses: Return['tax_return_status'][]): HttpHandler =>
  answerFiled(
    ...statuses.map((tax_return_status, at) =>
      makeReturn({ ...(at > 0 && OF_NEW_YORK), tax_return_status }),
    ),
  );

export const refuseCard = (): HttpHandler =>
  http.get(CARD, () =>
    HttpResponse.json(
      { error: 'Your application is away.', code: 'service_unavailable', request_id: 'r-1' },
      { status: 503 },
    ),
  );

const API = 'http://localhost/api/v1';
const CARD = `${API}/card_application/status`;
const TAX = `${API}/tax_refund_advance_application/status`;
export const RETURNS = `${API}/income_tax_returns`;
