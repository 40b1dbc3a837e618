import { Id } from '@reset/api-contract/fields.ts';
import { type PostUserConfig, SetUserConfig } from '@reset/api-contract/member/limit-config.ts';
import { NeedsApproval } from '@reset/api-contract/member/needs-approval.ts';
import {
  type AddJob,
  answerOnce,
  canonicalJson,
  type Refusal,
  type Service,
  type Transaction,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { changedSince } from '#features/approved/approved.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';
import { cancelAndTell } from '#features/cards/cards.store.ts';
import { directDepositStore } from '#features/direct-deposit/direct-deposit.store.ts';
import { NOTHING_SET, toLimitConfig } from '#features/limits/limits.ts';
import { limitConfigStore } from '#features/limits/limits.store.ts';
import { notMember, type Member } from '#features/members/members.ts';
import { memberStore, requireOpenMember } from '#features/members/members.store.ts';
import { type HeldConfig, limitAfter, readHeldConfig } from './held-config.store.ts';
import { userConfigStore } from './user-config.store.ts';

const NOT_SWITCHED: Refusal = {
  status: 409,
  code: 'direct_deposit_not_switched',
  error: 'The pay of this person does not come to their deposit account.',
};
const NOTHING_CHANGED: Refusal = {
  status: 422,
  code: 'nothing_changed',
  error: 'All of this is set so already.',
};
const NO_BANK: Refusal = {
  status: 409,
  code: 'no_bank_linked',
  error: 'This person has no bank account linked that could be debited.',
};

/**
 * POST /internal/members/:user_id/user_config, by the admin service: what staff set for one member;
 * what is absent, or is so already, stays as it is. What is only proposed is answered with what it would change and what
 * becomes of her limit, and what is approved is refused where what it changes is another by then. How she repays changes to what works, and to nothing else.
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
        const { proposed = false, expected, ...asked } = request.body;
        await requireOpenMember(transaction, userId);
        const member = await memberStore(transaction).hold(userId);
        if (!member) return { refusal: notMember };
        const config = await readHeldConfig(transaction, context, member);
        const changed = changedSinceProposed(expected, config, asked);
        if (changed) return { refusal: changed };
        const given = changedBy(asked, config.held);
        if (proposed && Object.keys(given).length === 0) return { refusal: NOTHING_CHANGED };
        const method = given.repayment_method ?? member.repaymentMethod;
        if (method !== member.repaymentMethod) {
          const refusal = await whyNotBy(transaction, userId, method);
          if (refusal) return { refusal };
        }
        if (proposed) {
          const before = only(config.held, asked);
          const rules = config.rulesBy(toLimitConfig(given, config.limits));
          const limit = await limitAfter(transaction, config, rules);
          const effects = limit ? { limit_when_proposed_cents: limit } : {};
          return { status: 200, body: { needs_approval_of_cents: null, before, effects } };
        }
        if (method !== member.repaymentMethod) {
          await changeMethod(transaction, { userId, method, now: clock.now(), add: jobs.add });
        }
        await override(transaction, userId, given);
        return { status: 204 };
      }),
  );
}

/** Why what was approved is not done; what was proposed to the version before says null of what was not set. */
function changedSinceProposed(
  expected: Parameters<typeof changedSince>[0],
  { held, set }: HeldConfig,
  asked: PostUserConfig,
): Refusal | null {
  const changed = changedSince(expected, only(held, asked));
  return changed && changedSince(expected, only(set, asked)) && changed;
}

/** Of some values those that a request gives. */
const only = (values: object, given: PostUserConfig): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in given));

/** What of a request is another than it holds for her: no more is set. */
const changedBy = (asked: PostUserConfig, held: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(asked).filter(
      ([field, value]) => canonicalJson(value) !== canonicalJson(held[field]),
    ),
  ) as PostUserConfig;

/** How she repays from now on: who repays from her pay has no debit planned but what staff ordered. */
async function changeMethod(
  transaction: Transaction,
  {
    userId,
    method,
    now,
    add,
  }: { userId: string; method: Member['repaymentMethod']; now: Date; add: AddJob },
): Promise<void> {
  await memberStore(transaction).put({ userId, repaymentMethod: method }, now);
  if (method === 'direct_deposit_flow') {
    await cancelAndTell(transaction, { userId }, { because: 'repays_from_pay', now, add });
  }
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
