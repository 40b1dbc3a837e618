import type { Owner } from '@reset/api-contract/admin/user-detail.ts';
import type { AdminUser } from '@reset/api-contract/admin/users.ts';
import { type ListedUser, toWire } from '#features/users/users.ts';
import { duplicatesOf } from './duplicates.ts';
import type { OwnersAnswers } from './person.client.ts';

type Known = { user: ListedUser; states: NonNullable<AdminUser['onboarding_states']> };

/** Where other systems show her; empty where they do not. */
type Links = { HUBSPOT_CONTACT_URL: string; ISSUER_CUSTOMER_URL: string };

/** A person's page of what each service says; of one that has not answered, nothing. */
export function personOf(known: Known, owners: OwnersAnswers, links: Links): AdminUser {
  const listed = toWire(known.user);
  const account = accountOf(owners.public);
  const money = moneyOf(owners.member, links);
  const applications = applicationsOf(owners);
  const email = account.email ?? listed.email;
  return {
    ...listed,
    ...account,
    ...applications,
    ...money,
    ...progressOf(owners),
    onboarding_states: known.states,
    payroll_linking_status: linkingStatusOf(owners),
    user_config: {
      ...listed.user_config,
      ...account.user_config,
      ...applications.user_config,
      ...money.user_config,
    },
    hubspot_contact_url: linkTo(links.HUBSPOT_CONTACT_URL, { email }),
    potential_duplicate_users: duplicatesOf(owners),
    unavailable: OWNERS.filter((owner) => owners[owner] === null),
    as_of: Object.fromEntries(OWNERS.map((owner) => [owner, owners[owner]?.as_of ?? null])),
  };
}

const OWNERS: readonly Owner[] = ['public', 'member', 'onboarding'];

function accountOf(account: OwnersAnswers['public']) {
  if (!account) return { user_config: {} };
  return {
    email: account.email,
    name: `${account.first_name} ${account.last_name}`,
    deactivated: account.deactivated,
    acquisition_metadata: account.acquisition_metadata,
    user_config: { partner_slug: account.partner_slug, referral_slug: account.referral_slug },
  };
}

function applicationsOf({ onboarding }: OwnersAnswers) {
  if (!onboarding) return { user_config: {} };
  const { eligible, eligibility_result } = onboarding;
  return {
    identity_verification_status: onboarding.identity_verification_status,
    eligible,
    eligibility_result,
    user_config: { require_payroll_linking: onboarding.require_payroll_linking },
  };
}

function moneyOf(member: OwnersAnswers['member'], { ISSUER_CUSTOMER_URL: template }: Links) {
  if (!member) return { user_config: {} };
  const {
    as_of: _asOf,
    same_bank_account: _same,
    issuer_customer_id: customerId,
    repayment_method: method,
    user_config: config,
    ...shown
  } = member;
  return {
    ...shown,
    synctera_customer_url: linkTo(template, { customer_id: customerId }),
    user_config: { ...config, ...(method === null ? {} : { repayment_method: method }) },
  };
}

/**
 * What she is notified of, and of a product in progress that no notice of hers leads on in, as filing
 * taxes has none, that too; the product that she is in is the one that she began last, else the one that
 * she is led to.
 */
function progressOf({ member, onboarding }: OwnersAnswers) {
  const hers = member?.notifications;
  const begun = onboarding?.products_in_progress;
  if (!hers && !begun) return {};
  const ledTo = (hers ?? [])
    .filter(({ type }) => type === LEADS_ON)
    .map(({ params }) => params.product);
  const others = (begun ?? []).filter((product) => !ledTo.includes(product));
  return {
    ...(begun && { most_recent_in_progress_product: begun[0] ?? ledTo[0] ?? null }),
    notifications: [
      ...(hers ?? []),
      ...others.map((product) => ({ type: LEADS_ON, params: { product } })),
    ],
  };
}

const LEADS_ON = 'onboarding_state';

/** That she has skipped linking a payroll, onboarding alone knows. */
function linkingStatusOf({ member, onboarding }: OwnersAnswers): string | null | undefined {
  const status = member?.payroll_linking_status;
  return status === 'not_linked' && onboarding?.is_payroll_skipped ? 'skipped' : status;
}

/** Null where no such page is configured, or what is to stand in its address is not known. */
function linkTo(template: string, values: Record<string, string | null>): string | null {
  if (template === '') return null;
  let url = template;
  for (const [name, value] of Object.entries(values)) {
    if (value === null) return null;
    url = url.replaceAll(`{${name}}`, encodeURIComponent(value));
  }
  return url;
}
