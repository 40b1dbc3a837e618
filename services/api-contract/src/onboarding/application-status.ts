import Type, { type Static } from 'typebox';
import { Instant, nullable } from '../fields.ts';

/** Every task of every product's application. */
export const TaskName = Type.Union([
  Type.Literal('signup'),
  Type.Literal('bank_linking'),
  Type.Literal('payroll_linking'),
  Type.Literal('terms_acceptance'),
  Type.Literal('personal_info_submission'),
  Type.Literal('identity_verification'),
  Type.Literal('repayment_setup'),
  Type.Literal('tax_filing_submission'),
]);
export type TaskName = Static<typeof TaskName>;

/**
 * What an application shows: a task by its name, what is in its way, what it waits for, or how it
 * ended. `services/application-engine` says which it is.
 */
export const ApplicationStep = Type.Union([
  TaskName,
  Type.Literal('income_wait'),
  Type.Literal('direct_deposit_not_found'),
  Type.Literal('unsupported_bank'),
  Type.Literal('confirm_email'),
  Type.Literal('thanks_for_linking'),
  Type.Literal('links_broken'),
  Type.Literal('integration_errors'),
  Type.Literal('card_issuance_wait'),
  Type.Literal('ineligible'),
  Type.Literal('cancelled'),
  Type.Literal('complete'),
]);
export type ApplicationStep = Static<typeof ApplicationStep>;

/** `ready` is the one to do now, `incomplete` one that comes later or is not asked for. */
export const TaskStatus = Type.Union([
  Type.Literal('incomplete'),
  Type.Literal('ready'),
  Type.Literal('complete'),
]);
export type TaskStatus = Static<typeof TaskStatus>;

/** What an applicant can do herself about not being eligible. The question marks are theirs. */
export const ActionableCriterion = Type.Union([
  Type.Literal('positive_earnings?'),
  Type.Literal('non_neo_bank?'),
  Type.Literal('confirmed_email?'),
]);

/**
 * Why an application cannot go on: where she lives, who she is, that staff did not approve it,
 * that her payroll cannot tell us enough, or that it is in no list of ours and she waits for it. Who
 * is too young is refused before anything of her is kept.
 */
export const IneligibleReason = Type.Union([
  Type.Literal('state'),
  Type.Literal('identity'),
  Type.Literal('not_approved'),
  Type.Literal('platform'),
  Type.Literal('waiting_list'),
]);
export type IneligibleReason = Static<typeof IneligibleReason>;

export const EligibilityResult = Type.Object({
  application_status: Type.Union([
    Type.Literal('not_started'),
    Type.Literal('pending'),
    Type.Literal('eligible'),
    Type.Literal('completed'),
    Type.Literal('ineligible'),
    Type.Literal('requires_action'),
    Type.Literal('rejected'),
  ]),
  eligible: Type.Boolean(),
  /** Empty unless the status is `requires_action`. */
  user_actionable_criteria: Type.Array(ActionableCriterion),
  /** null unless the status is `ineligible` or `rejected`. */
  ineligible_reason: nullable(IneligibleReason),
});
export type EligibilityResult = Static<typeof EligibilityResult>;

/** That she has cancelled an application, and what became of what she had told of herself. */
export const Cancellation = Type.Object({
  cancelled_at: Instant,
  /** null for who had told nothing; `kept` where something else of hers needs it. */
  personal_info: nullable(
    Type.Union([Type.Literal('being_erased'), Type.Literal('erased'), Type.Literal('kept')]),
  ),
});
export type Cancellation = Static<typeof Cancellation>;

/** GET /card_application/status and GET /tax_refund_advance_application/status. */
export const ApplicationStatus = Type.Object({
  /** null when nothing is left to do. */
  current_task_name: nullable(TaskName),
  tasks: Type.Object({
    signup: TaskStatus,
    bank_linking: TaskStatus,
    payroll_linking: TaskStatus,
    terms_acceptance: TaskStatus,
    personal_info_submission: TaskStatus,
    identity_verification: TaskStatus,
    repayment_setup: TaskStatus,
    tax_filing_submission: TaskStatus,
  }),
  eligibility_result: EligibilityResult,
  card_application_complete: Type.Boolean(),
  /** Whether the current task is payroll linking and may be skipped. */
  skippable: Type.Boolean(),
  /** Of the application that was asked for. */
  application_complete: Type.Boolean(),
  /** null unless she has cancelled it and may begin again. */
  cancellation: nullable(Cancellation),
  /** false where looking at it has not begun it: at a card, of who is offered none after her taxes. */
  begun: Type.Optional(Type.Boolean()),
});
export type ApplicationStatus = Static<typeof ApplicationStatus>;
