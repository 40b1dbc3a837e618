import type { Profile } from '@reset/api-contract/member/profile.ts';
import type { CardEligibility } from '@reset/api-contract/onboarding/eligibility.ts';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { BankLink } from '#features/banks/banks.ts';
import type { CardAccount, CardWidget } from '#features/cards/cards.ts';
import { FIRST_REPAYMENT_METHOD, type Member } from '#features/members/members.ts';
import type { Payroll } from '#features/payroll/payroll.ts';
import { toDollars } from '#money/dollars.ts';

/** What this service knows of a person, beside who she is. */
export type MemberFacts = {
  member: Member | null;
  /** What staff set for her; null where it is as her partner says. */
  isProbationaryLimitOn: boolean | null;
  bank: BankLink | null;
  payroll: Payroll | null;
  payrollProvider: string | null;
  cardAccount: CardAccount | null;
  hasFboAccount: boolean;
  isUpdatePending: boolean;
};

/** The profile, composed of who a person is, what she has here, and what her partner and staff say. */
export function profileOf(
  identity: UserIdentity,
  facts: MemberFacts & {
    partner: Partner | null;
    widget: CardWidget;
    application: Pick<
      CardEligibility,
      'eligible_for_card' | 'personal_info' | 'tax_filing_in_progress'
    >;
  },
  viewer: { isAdmin: boolean; isImpersonating: boolean },
): Profile {
  const banks = banksOf(facts.bank);
  const payroll = facts.payroll && { name: facts.payroll.employerName };
  const { eligible_for_card: isEligibleForCard, personal_info: info } = facts.application;
  return {
    id: identity.id,
    created_at: identity.created_at,
    confirmed: identity.confirmed,
    first_name: identity.first_name,
    last_name: identity.last_name,
    email: identity.entered_email ?? identity.email,
    language: languageOf(identity, viewer),
    // The one that codes are texted to comes first: it is confirmed.
    phone_number: identity.phone_number ?? info?.phone_number ?? null,
    ...ofPersonalInfo(info, viewer),
    current_card_account: facts.cardAccount && toCardAccount(facts.cardAccount, facts.widget),
    accounts: { primary_bank: banks.primary, payroll },
    linked_bank: banks.linked,
    linked_payroll: payroll && { ...payroll, provider_name: facts.payrollProvider },
    eligible_for_card: isEligibleForCard,
    tax_filing_in_progress: facts.application.tax_filing_in_progress,
    has_fbo_account: facts.hasFboAccount,
    update_pending: facts.isUpdatePending,
    mfa_enabled: identity.mfa_enabled,
    impersonating: viewer.isImpersonating,
    admin: viewer.isAdmin,
    partner_slug: identity.partner_slug,
    referral_slug: identity.referral_slug,
    repayment_method: facts.member?.repaymentMethod ?? FIRST_REPAYMENT_METHOD,
    available_bank_balance: facts.bank && toDollars(facts.bank.availableCents),
    ...ofPartner(facts.partner, facts),
  };
}

const banksOf = (bank: BankLink | null) => {
  const primary = bank && { name: bank.institutionName };
  return { primary, linked: primary && { ...primary, mask: bank?.mask ?? null } };
};

/** Staff who view the product as her go on reading it in their own. */
const languageOf = (
  { language }: UserIdentity,
  { isImpersonating }: { isImpersonating: boolean },
) => (isImpersonating ? null : language);

/** What she told of herself. Staff who view the product as her see nothing of her number. */
const ofPersonalInfo = (
  info: CardEligibility['personal_info'],
  { isImpersonating }: { isImpersonating: boolean },
) => ({
  date_of_birth: info?.date_of_birth ?? null,
  ssn: isImpersonating || !info ? null : info.ssn_last_four,
  current_address: info?.address ?? null,
});

/** What her partner's file says of its people, unless staff set it for her; decision C-008. */
const ofPartner = (
  partner: Partner | null,
  { isProbationaryLimitOn }: Pick<MemberFacts, 'isProbationaryLimitOn'>,
) => ({
  enable_probationary_limit: isProbationaryLimitOn ?? partner?.enable_probationary_limit ?? false,
  income_tax_refund_advance_allowed: partner?.income_tax_refund_advance_allowed ?? false,
  partner_logo: partner && {
    type: 'image/svg+xml',
    data: Buffer.from(partner.logo.color).toString('base64'),
  },
});

const toCardAccount = (
  { id, issuedOn, cards }: CardAccount,
  { clientToken, activateUrl }: CardWidget,
): Profile['current_card_account'] => ({
  id,
  issued_on: issuedOn,
  linked: true,
  cards: cards.map(({ lastFour, form }) => ({ last_four: lastFour, form })),
  client_token: clientToken === null ? null : { client_token: clientToken },
  activate_url: activateUrl,
});
