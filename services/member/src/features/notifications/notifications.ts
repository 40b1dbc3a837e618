import type {
  IntegrationErrorType,
  IntegrationSource,
  Notification,
} from '@reset/api-contract/member/notifications.ts';
import type { OpenApplication } from '@reset/api-contract/onboarding/eligibility.ts';

/** A notification that stays until she has read it. */
export type News = { id: string; type: 'spending_limit_updated' | 'opted_to_skip_payroll_linking' };

/** A link that was made a moment ago and is being read for the first time. */
export type NewLink = { id: string; source: IntegrationSource };

/** What a member is to be notified of, each kind with the oldest first. */
export type Listable = {
  /** Her card application, while she has no card. */
  application: (OpenApplication & { id: string }) | null;
  errors: readonly IntegrationError[];
  newLinks: readonly NewLink[];
  /** That her limit is being computed anew. */
  updating: { id: string } | null;
  news: readonly News[];
  /** Tax returns that were accepted. */
  accepted: readonly { id: string; jurisdiction: string }[];
};

/** What she has to do comes first. A link that broke is not being read. */
export const notificationsOf = ({
  application,
  errors,
  newLinks,
  updating,
  news,
  accepted,
}: Listable): Notification[] => [
  ...(application ? [toApplicationNotice(application, errors)] : []),
  ...errors.map(({ id, source, errorType }) => ({
    id,
    type: 'integration_error' as const,
    params: { ...NO_PARAMS, source, error_type: errorType },
    require_action: true,
  })),
  ...newLinks
    .filter(({ source }) => errors.every((error) => error.source !== source))
    .map(({ id, source }) => ({
      id,
      type: 'onboarding_state' as const,
      params: { ...NO_PARAMS, source, product: 'earned_wage_access', state: LINKING[source] },
      require_action: false,
    })),
  ...(updating ? [plain(updating.id, 'spending_limit_updating')] : []),
  ...news
    // Of a payroll nothing is said to whom no limit is to be had for.
    .filter(({ type }) => type !== 'opted_to_skip_payroll_linking' || !hasEnded(application))
    .map(({ id, type }) => plain(id, type)),
  ...accepted.map(({ id, jurisdiction }) => ({
    id,
    type: 'income_tax_return_accepted' as const,
    params: { ...NO_PARAMS, product: 'tax_refund_advance', jurisdiction },
    require_action: false,
  })),
];

/** A broken link keeps an application from going on, whatever else it waits for, but an end. */
const toApplicationNotice = (
  { id, require_action, ...standing }: NonNullable<Listable['application']>,
  errors: Listable['errors'],
): Notification => ({
  id,
  type: 'onboarding_state',
  params: { ...NO_PARAMS, product: 'earned_wage_access', ...standing },
  require_action: require_action || (errors.length > 0 && !hasEnded(standing)),
});

const hasEnded = (application: Pick<OpenApplication, 'step'> | null): boolean =>
  application !== null && ENDS.has(application.step);

const ENDS: ReadonlySet<OpenApplication['step']> = new Set(['cancelled', 'ineligible']);

const plain = (id: string, type: Notification['type']): Notification => ({
  id,
  type,
  params: NO_PARAMS,
  require_action: false,
});

const NO_PARAMS = {
  source: null,
  error_type: null,
  product: null,
  state: null,
  step: null,
  jurisdiction: null,
};

/** What an application calls the task of making that link. */
const LINKING = { plaid: 'bank_linking', pinwheel: 'payroll_linking' } as const;

/** A link that stopped working, and that its owner has to repair. */
export type IntegrationError = {
  id: string;
  source: IntegrationSource;
  errorType: IntegrationErrorType;
};
