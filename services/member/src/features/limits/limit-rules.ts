import type { Partner } from '@reset/api-contract/partners/partner.ts';
import { toBasisPoints, WHOLE } from '@reset/spending-limit/basis-points.ts';
import type { LimitRules } from './limit-inputs.ts';

/** What holds for everybody for whom nothing else is set. */
export type LimitPolicy = Pick<
  LimitRules,
  'maxAgeHours' | 'payrollLinkedBasisPoints' | 'payrollUnlinkedBasisPoints' | 'countsFutureDeposits'
>;

/** What is set for one member; null where it is as for everybody. */
export type MemberLimitConfig = {
  isMuted: boolean;
  isProbationaryLimitOn: boolean | null;
  countsFutureDeposits: boolean | null;
  payrollLinkedBasisPoints: readonly number[] | null;
  payrollUnlinkedBasisPoints: readonly number[] | null;
  refundAdvanceBasisPoints: number | null;
};

export type LimitPartner = Pick<
  Partner,
  | 'enable_probationary_limit'
  | 'income_tax_refund_advance_allowed'
  | 'income_tax_refund_advance_multiplier'
  | 'card_after_taxes'
>;

/** What of a person decides by which rules her limit is computed. */
export type LimitPerson = {
  partnerSlug: string | null;
  /** She has a card account. */
  hasCard: boolean;
};

/** By what limits are computed, beside what is known of members. */
export type LimitBasis = {
  policy: LimitPolicy;
  /** By slug. */
  partners: ReadonlyMap<string, LimitPartner>;
};

/** The specification's 100 dollars of the first pay cycle. */
const PROBATIONARY_CAP_CENTS = 10_000;

/** What is set for her counts before her partner's word, and that before what is for everybody. */
export function limitRules(
  { policy, partners }: LimitBasis,
  { partnerSlug, hasCard }: LimitPerson,
  own: MemberLimitConfig | null,
): LimitRules {
  const partner = partners.get(partnerSlug ?? '');
  return {
    ...policy,
    isMuted: false,
    isProbationaryLimitOn: partner?.enable_probationary_limit ?? false,
    probationaryCapCents: PROBATIONARY_CAP_CENTS,
    isRefundAdvanceAllowed: mayHaveAdvance(partner, hasCard),
    refundAdvanceBasisPoints: toBasisPoints(partner?.income_tax_refund_advance_multiplier ?? 0),
    ...(own && withoutNulls(own)),
  };
}

/** None is advanced to who has no card to spend it with, and whose partner offers her none after taxes. */
const mayHaveAdvance = (partner: LimitPartner | undefined, hasCard: boolean): boolean =>
  (partner?.income_tax_refund_advance_allowed ?? false) &&
  (hasCard || partner?.card_after_taxes !== false);

const withoutNulls = (own: MemberLimitConfig): Partial<LimitRules> =>
  Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));

/** Whole hundredths, as `0.5,0.75`, in basis points. */
export const readMultipliers = (text: string): number[] =>
  text.split(',').map((part) => Math.round(Number(part) * 100) * (WHOLE / 100));

/** What the configuration sets for everybody. */
export const limitPolicy = (config: {
  LIMIT_MAX_AGE_HOURS: number;
  LIMIT_PARTS_PAYROLL_LINKED: string;
  LIMIT_PARTS_PAYROLL_UNLINKED: string;
}): LimitPolicy => ({
  maxAgeHours: config.LIMIT_MAX_AGE_HOURS,
  payrollLinkedBasisPoints: readMultipliers(config.LIMIT_PARTS_PAYROLL_LINKED),
  payrollUnlinkedBasisPoints: readMultipliers(config.LIMIT_PARTS_PAYROLL_UNLINKED),
  // Staff allow these for one member at a time.
  countsFutureDeposits: false,
});

/** What the service's own context says of that. */
export const limitBasis = ({
  config,
  partners,
}: {
  config: Parameters<typeof limitPolicy>[0];
  partners: ReadonlyMap<string, LimitPartner>;
}): LimitBasis => ({ policy: limitPolicy(config), partners });
