import { setTimeout as pause } from 'node:timers/promises';
import type { Linked, LinkTokenReply, PayrollStatus } from '@reset/api-contract/member/linking.ts';
import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import type { PostPersonalInfo } from '@reset/api-contract/onboarding/personal-info.ts';
import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import type { Applicant } from './applicant.ts';
import type { Situation, Stage } from './situations.ts';
import { stepUntilDone } from './step-until-done.ts';

export type Applying = {
  userId: string;
  onboarding: Applicant;
  member: Applicant;
  /** Where the providers' imitation answers. */
  sandboxUrl: string;
  situation: Situation;
  personalInfo: PostPersonalInfo;
};

/**
 * Takes a seeded person through the application for the card by the calls that the browser makes,
 * from where she stands up to the stage that she is to be at. It can be cut short and done again.
 */
export async function apply(applying: Applying, stage: Stage): Promise<void> {
  await stepUntilDone(async () => {
    const status = await applying.onboarding.get<ApplicationStatus>('/card_application/status');
    const isDone = await takeStep(applying, stage, status);
    return isDone
      ? null
      : `She is at ${status.current_task_name} still: see the log of onboarding.`;
  });
}

/** Does what is asked of her now; whether she is where she is to be. */
async function takeStep(
  applying: Applying,
  stage: Stage,
  { current_task_name: task, application_complete: isComplete, ...status }: ApplicationStatus,
): Promise<boolean> {
  if (isComplete) return true;
  if (task === null) return stage === 'card_issuance_wait';
  // What her links show is still being read.
  if (!status.eligibility_result.eligible) return false;
  const { onboarding } = applying;
  switch (task) {
    case 'terms_acceptance':
      await acceptTerms(onboarding);
      return false;
    case 'personal_info_submission':
      await onboarding.post('/personal_infos', applying.personalInfo);
      return false;
    case 'identity_verification':
      return (await identityStatus(onboarding)) === IN_REVIEW && stage === 'identity_review';
    case 'repayment_setup':
      await setUpRepayment(applying);
      return false;
    default:
      throw new Error(`Nobody seeds ${task}.`);
  }
}

const IN_REVIEW = 'in review';

/** To all that there is to accept. */
export async function acceptTerms(onboarding: Applicant): Promise<void> {
  const terms = await onboarding.get<Disclosures>(
    `/disclosures?disclosure_types=${TERMS_TYPES.join(',')}`,
  );
  await onboarding.post('/acceptances/bulk', { disclosure_ids: terms.map(({ id }) => id) });
}

/** Sends what was told to be verified, once. */
async function identityStatus(onboarding: Applicant): Promise<string | null> {
  const path = '/identity_verifications';
  const { current_status: status } = await onboarding.get<CurrentIdentityStatus>(
    `${path}/current_status`,
  );
  if (status === 'info_saved') await onboarding.post(`${path}/submit_verification`, {});
  return status?.startsWith('flagged_') ? IN_REVIEW : status;
}

async function setUpRepayment(applying: Applying): Promise<void> {
  const { onboarding } = applying;
  if (applying.situation.repaymentMethod === 'direct_deposit_flow') {
    const status = await applying.member.get<PayrollStatus>('/pinwheel/status');
    if (!status.direct_deposit_switched) return switchDeposit(applying);
  }
  await onboarding.post('/card_application/confirm_repayment_account');
}

/** How long a switch takes to be read. */
const SWITCH_MS = 1_000;

/** Goes through Pinwheel's modal, which is opened for the payroll that is linked. */
async function switchDeposit({
  member,
  onboarding,
  sandboxUrl,
  situation,
}: Applying): Promise<void> {
  await onboarding.post('/card_application/deposit_account');
  const { link_token: token } = await member.get<LinkTokenReply>('/pinwheel/dds_link_token');
  // Her deposit account is being opened.
  if (token === undefined) return;
  const modal = `${sandboxUrl}/pinwheel/link`;
  await fetch(`${modal}?${new URLSearchParams({ token }).toString()}`);
  await fetch(`${modal}/switch`, { method: 'POST', body: new URLSearchParams({ token }) });
  const account = situation.payrollPersona ?? '';
  const connected = new URLSearchParams({ account_id: account, platform_id: account });
  await member.get<Linked>(`/pinwheel/store_data?${connected.toString()}`);
  await pause(SWITCH_MS);
}
