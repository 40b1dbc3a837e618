import type { IncomeTaxReturns, TaxFilingAccess } from '@reset/api-contract/member/tax-returns.ts';
import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { acceptTerms, type Applying } from './apply.ts';
import type { TaxAnswer } from './situations.ts';
import { stepUntilDone } from './step-until-done.ts';

/** Nobody in Washington owes an income tax there: one federal return, of which 1,740 dollars come back. */
const ANSWERS = { filing_status: 'single', state: 'WA', wages: '38000', withheld: '4500' };

const NOT_ANSWERED = 'Her return is not answered yet: see the logs of onboarding and member.';

/**
 * Takes a seeded person through filing her taxes by the calls that the browser makes, to the answer of
 * the tax authority. It can be cut short and done again.
 */
export async function fileTaxes(applying: Applying, answer: TaxAnswer): Promise<void> {
  await stepUntilDone(async () => ((await takeStep(applying, answer)) ? null : NOT_ANSWERED));
}

/** Does what is asked of her now; whether her return is answered. */
async function takeStep(applying: Applying, answer: TaxAnswer): Promise<boolean> {
  const { member, onboarding, personalInfo } = applying;
  const status = await onboarding.get<ApplicationStatus>('/tax_refund_advance_application/status');
  if (status.application_complete) {
    await answerReturns(applying, answer);
    const { income_tax_returns: returns } =
      await member.get<IncomeTaxReturns>('/income_tax_returns');
    return returns.some((one) => one.tax_return_status === answer);
  }
  if (!status.eligibility_result.eligible) return false;
  switch (status.current_task_name) {
    case 'terms_acceptance':
      await acceptTerms(onboarding);
      return false;
    case 'personal_info_submission':
      await onboarding.post('/personal_infos', personalInfo);
      return false;
    case 'tax_filing_submission':
      await answerQuestions(applying);
      return false;
    default:
      throw new Error(`Nobody seeds ${status.current_task_name}.`);
  }
}

/** In the filer's frame; sent again it is the same return. */
async function answerQuestions({ member, sandboxUrl }: Applying): Promise<void> {
  const { access_token: token } = await member.get<TaxFilingAccess>('/april/access_token');
  const body = new URLSearchParams({ token, ...ANSWERS });
  await fetch(`${sandboxUrl}/april/embed`, { method: 'POST', body });
}

/** By the tax authority, as one press on the sandbox's front page. */
async function answerReturns({ sandboxUrl, userId }: Applying, status: TaxAnswer): Promise<void> {
  const control = `${sandboxUrl}/control/april/tax_returns`;
  const reply = await fetch(`${control}.json?user=${userId}`);
  const { tax_returns: returns } = (await reply.json()) as {
    tax_returns: { id: string; status: string }[];
  };
  for (const one of returns.filter((filed) => filed.status === 'submitted')) {
    const body = new URLSearchParams({ status });
    await fetch(`${control}/${one.id}/status`, { method: 'POST', body, redirect: 'manual' });
  }
}
