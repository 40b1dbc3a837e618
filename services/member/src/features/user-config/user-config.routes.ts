import { Id } from '@reset/api-contract/fields.ts';
import { type PostUserConfig, SetUserConfig } from '@reset/api-contract/member/limit-config.ts';
import { NeedsApproval } from '@reset/api-contract/member/needs-approval.ts';
import { answerOnce, type Refusal, type Service, type Transaction } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { changedSince } from '#features/approved/approved.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';
import { cancelAndTell } from '#features/cards/cards.store.ts';
import { directDepositStore } from '#features/direct-deposit/direct-deposit.store.ts';
import { fromLimitConfig, NOTHING_SET, toLimitConfig } from '#features/limits/limits.ts';
import { limitConfigStore } from '#features/limits/limits.store.ts';
import { notMember, type Member } from '#features/members/members.ts';
import { memberStore, requireOpenMember } from '#features/members/members.store.ts';
import { userConfigStore } from './user-config.store.ts';

const NOT_SWITCHED: Refusal = {
  status: 409,
  code: 'direct_deposit_not_switched',
  error: 'The pay of this person does not come to their deposit account.',
};
const NO_BANK: Refusal = {
  status: 409,
  code: 'no_bank_linked',
  error: 'This person has no bank account linked that could be debited.',
};

/**
 * POST /internal/members/:user_id/user_config, by the admin service: what staff set for one member;
 * what is absent stays as it is. What is only proposed is answered with what it would change, and what is
 * approved is refused where that is another by then. How she repays changes to what works, and to nothing else.
 */
export function userConfigRoutes(app: Service, context: Context): void {
  const { clock, jobs } = context;
  app.post(
    '/internal/members/:user_id/user_config',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        body: SetUserConfig,
        response: { 200: NeedsApproval },
      },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { user_id: userId } = request.params;
        const { proposed = false, expected, ...given } = request.body;
        await requireOpenMember(transaction, userId);
        const members = memberStore(transaction);
        const member = await members.hold(userId);
        if (!member) return { refusal: notMember };
        const before = await valuesOf(transaction, member, Object.keys(given));
        const changed = changedSince(expected, before);
        if (changed) return { refusal: changed };
        const method = given.repayment_method ?? member.repaymentMethod;
        if (method !== member.repaymentMethod) {
          const refusal = await whyNotBy(transaction, userId, method);
          if (refusal) return { refusal };
        }
        if (proposed) return { status: 200, body: { needs_approval_of_cents: null, before } };
        if (method !== member.repaymentMethod) {
          const now = clock.now();
          await members.put({ userId, repaymentMethod: method }, now);
          if (method === 'direct_deposit_flow') {
            const ended = { because: 'repays_from_pay', now, add: jobs.add } as const;
            await cancelAndTell(transaction, { userId }, ended);
          }
        }
        await override(transaction, userId, given);
        return { status: 204 };
      }),
  );
}

/** What these fields are now, in the words of the request that sets them. */
async function valuesOf(
  transaction: Transaction,
  { userId, repaymentMethod }: Member,
  fields: readonly string[],
): Promise<Record<string, unknown>> {
  const { requiresPayroll, hasCustomRepaymentPlan } =
    await userConfigStore(transaction).find(userId);
  const limits = (await limitConfigStore(transaction).find(userId)) ?? NOTHING_SET;
  const all = {
    repayment_method: repaymentMethod,
    require_payroll_linking: requiresPayroll,
    custom_repayment_plan: hasCustomRepaymentPlan,
    ...fromLimitConfig(limits),
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)));
}

async function override(
  transaction: Transaction,
  userId: string,
  given: PostUserConfig,
): Promise<void> {
  const limits = limitConfigStore(transaction);
  await limits.put(userId, toLimitConfig(given, (await limits.find(userId)) ?? NOTHING_SET));
  const configs = userConfigStore(transaction);
  const set = await configs.find(userId);
  await configs.put(userId, {
    requiresPayroll: given.require_payroll_linking ?? set.requiresPayroll,
    hasCustomRepaymentPlan: given.custom_repayment_plan ?? set.hasCustomRepaymentPlan,
  });
}

/** Why nothing would be repaid that way (decision 0041); null where it would. */
async function whyNotBy(
  transaction: Transaction,
  userId: string,
  method: Member['repaymentMethod'],
): Promise<Refusal | null> {
  if (method === 'direct_deposit_flow') {
    const destination = await directDepositStore(transaction).destination(userId);
    return destination === 'here' ? null : NOT_SWITCHED;
  }
  return (await bankLinkStore(transaction).find(userId)) ? null : NO_BANK;
}
