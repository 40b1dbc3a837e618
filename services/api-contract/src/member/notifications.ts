import Type, { type Static } from 'typebox';
import { Id, nullable } from '../fields.ts';
import { ApplicationStep, IneligibleReason } from '../onboarding/application-status.ts';

/** `plaid` is the bank, `pinwheel` the payroll. */
export const IntegrationSource = Type.Union([Type.Literal('plaid'), Type.Literal('pinwheel')]);
export type IntegrationSource = Static<typeof IntegrationSource>;

export const IntegrationErrorType = Type.Union([
  Type.Literal('monitoring_status_unavailable'),
  Type.Literal('direct_deposit_switched_away_from_reset'),
]);
export type IntegrationErrorType = Static<typeof IntegrationErrorType>;

export const IntegrationErrorParams = {
  source: IntegrationSource,
  error_type: IntegrationErrorType,
};

/** The English words of the specification in snake_case (decision C-066). */
export const NotificationType = Type.Union([
  Type.Literal('integration_error'),
  Type.Literal('spending_limit_updating'),
  Type.Literal('spending_limit_updated'),
  Type.Literal('opted_to_skip_payroll_linking'),
  Type.Literal('onboarding_state'),
  Type.Literal('income_tax_return_accepted'),
]);

export const Notification = Type.Object({
  id: Id,
  type: NotificationType,
  /** Each null where the type has no such thing. */
  params: Type.Object({
    source: nullable(IntegrationSource),
    error_type: nullable(IntegrationErrorType),
    product: nullable(Type.String()),
    state: nullable(Type.String()),
    /** Of an application: where it stands. */
    step: nullable(ApplicationStep),
    /** At the step `ineligible` alone. */
    ineligible_reason: Type.Optional(IneligibleReason),
    jurisdiction: nullable(Type.String()),
  }),
  /** Whether something is asked of the member. */
  require_action: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

/** GET /notifications: what is asked of the member first, each kind with the oldest first. */
export const Notifications = Type.Array(Notification);
export type Notifications = Static<typeof Notifications>;
