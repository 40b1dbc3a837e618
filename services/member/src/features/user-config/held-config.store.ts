import type { Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import {
  fromLimitConfig,
  limitBasis,
  type LimitRules,
  limitRules,
  type MemberLimitConfig,
  NOTHING_SET,
} from '#features/limits/limits.ts';
import { limitConfigStore, limitStore } from '#features/limits/limits.store.ts';
import type { Member } from '#features/members/members.ts';
import { heldConfig, limitBy } from './user-config.ts';
import { userConfigStore } from './user-config.store.ts';

/** What is set for a member and what holds for her, in the words of the request that sets it. */
export type HeldConfig = Awaited<ReturnType<typeof readHeldConfig>>;

/** Reads that, with the rules that other settings of hers would come to. */
export async function readHeldConfig(
  transaction: Transaction,
  context: Context,
  { userId, repaymentMethod }: Member,
) {
  const configs = userConfigStore(transaction);
  const { requiresPayroll, hasCustomRepaymentPlan } = await configs.find(userId);
  const person = await limitConfigStore(transaction).person(userId);
  const limits = (await limitConfigStore(transaction).find(userId)) ?? NOTHING_SET;
  const plan = {
    hasCustomPlan: hasCustomRepaymentPlan,
    hasSchedule: await configs.hasSchedule(userId),
  };
  const byPartner = context.partners.get(person.partnerSlug ?? '')?.payroll_linking === 'required';
  const rulesBy = (own: MemberLimitConfig) => limitRules(limitBasis(context), person, own);
  return {
    userId,
    limits,
    plan,
    rulesBy,
    held: {
      repayment_method: repaymentMethod,
      require_payroll_linking: requiresPayroll ?? byPartner,
      ...heldConfig(rulesBy(limits), plan),
    },
    set: {
      repayment_method: repaymentMethod,
      require_payroll_linking: requiresPayroll,
      custom_repayment_plan: hasCustomRepaymentPlan,
      ...fromLimitConfig(limits),
    },
  };
}

/** What her limit becomes by other rules; null where it stays as it is. */
export async function limitAfter(
  transaction: Transaction,
  { userId }: HeldConfig,
  rules: LimitRules,
): Promise<ReturnType<typeof limitBy>> {
  const [last] = await limitStore(transaction).history(userId, 1);
  return limitBy(rules, last);
}
