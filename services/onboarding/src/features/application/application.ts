import type { IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import type { ProductName, UserState } from '@reset/api-contract/onboarding/user-states.ts';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import type { ApplicantFacts, PayrollPolicy } from '@reset/application-engine/applicant-facts.ts';
import type { Applicant } from './applicant.ts';

/** What this service itself knows of a person's applications. */
export type ApplicationFile = Pick<
  ApplicantFacts,
  | 'recorded'
  | 'cancelled'
  | 'questionnaireOutcome'
  | 'isPlatformListed'
  | 'homeState'
  | 'rejectedFor'
> & {
  begun: ReadonlySet<ProductName>;
  /** Of the verification of who she is; null for who has told nothing of herself. */
  identityStatus: IdentityStatus | null;
  /** Of the states that a visit can bring her into, those that it has. */
  entered: readonly { state: UserState; product: ProductName }[];
};

/** The queue of those whose eligibility may be another: something that it hangs on has changed. */
export const JUDGE_QUEUE = 'judge-eligibility';
export type JudgeJob = { user_id: string };

/** The queue of those whose taxes are filed, wherever they stand with their applications. */
export const TAXES_FILED_QUEUE = 'record-filed-taxes';
export type TaxesFiledJob = { user_id: string };

/** The queue of payrolls that are to be unlinked, because they count as skipped. */
export const UNLINK_PAYROLL_QUEUE = 'unlink-payroll';
/** By its key it is done once. */
export type UnlinkPayrollJob = { user_id: string; key: string };

export type Known = {
  applicant: Applicant;
  file: ApplicationFile;
  partners: Partners;
  /** The calendar date. */
  today: string;
};
type Partners = ReadonlyMap<string, Pick<Partner, 'payroll_linking' | 'card_after_taxes'>>;

/** All that the state machine decides by. */
export function factsOf({ applicant, file, partners, today }: Known): ApplicantFacts {
  const {
    partnerSlug,
    requiresPayroll,
    isBankOfAnother: _bank,
    isDepositSwitched: _deposit,
    ...known
  } = applicant;
  // A partner whose file was removed requires nothing any more.
  const ofPartner = partners.get(partnerSlug ?? '')?.payroll_linking ?? 'optional';
  return {
    ...known,
    recorded: file.recorded,
    isInfoSubmitted: file.identityStatus !== null && file.identityStatus !== 'info_saved',
    cancelled: file.cancelled,
    questionnaireOutcome: file.questionnaireOutcome,
    isPlatformListed: file.isPlatformListed,
    payrollPolicy: policyOf(requiresPayroll, ofPartner),
    homeState: file.homeState,
    rejectedFor: file.rejectedFor,
    today,
  };
}

/** What staff have set for her counts before her partner's word. */
function policyOf(requiresPayroll: boolean | null, ofPartner: PayrollPolicy): PayrollPolicy {
  if (requiresPayroll) return 'required';
  return requiresPayroll === false && ofPartner === 'required' ? 'optional' : ofPartner;
}
