import { Id } from '@reset/api-contract/fields.ts';
import { ResetMultipliers } from '@reset/api-contract/member/limit-config.ts';
import { NeedsApproval } from '@reset/api-contract/member/needs-approval.ts';
import { answerOnce, canonicalJson, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { changedSince } from '#features/approved/approved.ts';
import { limitConfigStore } from '#features/limits/limits.store.ts';
import { notMember } from '#features/members/members.ts';
import { memberStore } from '#features/members/members.store.ts';
import { limitAfter, readHeldConfig } from './held-config.store.ts';
import { heldConfig } from './user-config.ts';

/**
 * POST /internal/members/:user_id/limit_config/multipliers/reset, by the admin service: takes back what
 * was set of her part of pay. What is only proposed is answered with what it would change and what becomes
 * of her limit, and is done at once where it changes neither.
 */
export function multipliersRoutes(app: Service, context: Context): void {
  for (const path of PATHS) resetRoute(app, context, path);
}

/**
 * The second is what was approved by the version before asks for. A version of this service from before
 * does not know the first, so that it does not at once what is only proposed.
 */
const PATHS = ['multipliers/reset', 'reset_multipliers'] as const;

function resetRoute(app: Service, context: Context, path: (typeof PATHS)[number]): void {
  app.post(
    `/internal/members/:user_id/limit_config/${path}`,
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        body: ResetMultipliers,
        response: { 200: NeedsApproval },
      },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { user_id: userId } = request.params;
        const { proposed = false, expected } = request.body ?? {};
        const member = await memberStore(transaction).hold(userId);
        if (!member) return { refusal: notMember };
        const config = await readHeldConfig(transaction, context, member);
        const before = multipliersOf(config.held);
        const changed = changedSince(expected, before);
        if (changed) return { refusal: changed };
        const rules = config.rulesBy({
          ...config.limits,
          payrollLinkedBasisPoints: null,
          payrollUnlinkedBasisPoints: null,
        });
        const after = multipliersOf(heldConfig(rules, config.plan));
        if (proposed && canonicalJson(before) !== canonicalJson(after)) {
          const limit = await limitAfter(transaction, config, rules);
          const effects = {
            [MULTIPLIERS]: { before: before[MULTIPLIERS], after: after[MULTIPLIERS] },
            ...(limit && { limit_when_proposed_cents: limit }),
          };
          return { status: 200, body: { needs_approval_of_cents: null, before, effects } };
        }
        await limitConfigStore(transaction).resetMultipliers(userId);
        return { status: 204 };
      }),
  );
}

const MULTIPLIERS = 'ewa_multiplier_by_repayment_count';

const multipliersOf = ({
  [MULTIPLIERS]: parts,
}: Pick<ReturnType<typeof heldConfig>, typeof MULTIPLIERS>) => ({
  [MULTIPLIERS]: parts,
});
