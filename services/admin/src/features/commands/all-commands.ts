import type { NeedsApproval } from '@reset/api-contract/member/needs-approval.ts';
import { caseCommands } from './case-commands.ts';
import type { CommandSpec, Reading } from './command-spec.ts';
import type { NewCommand, WantedApproval } from './commands.ts';
import { memberCommands } from './member-commands.ts';
import { onboardingCommands } from './onboarding-commands.ts';
import { publicCommands } from './public-commands.ts';

/** Everything that staff ask other services for. */
export const allCommands: readonly CommandSpec[] = [
  ...publicCommands,
  ...onboardingCommands,
  ...memberCommands,
  ...caseCommands,
];

/** What a command's answer says: what was done, or what another person has to approve before it is. */
export function readAnswer(
  { action, body }: Pick<NewCommand, 'action' | 'body'>,
  answer: unknown,
): Reading & { needsApproval?: WantedApproval } {
  const spec = allCommands.find((one) => one.action === action);
  return isNeedsApproval(answer)
    ? readNeeded(answer, { ...body, ...spec?.onceApproved?.(answer) })
    : (spec?.read?.(answer) ?? {});
}

/** @param body with which it is given once it is approved */
function readNeeded(answer: NeedsApproval, body: object) {
  const {
    needs_approval_of_cents: amountCents,
    user_id: subjectId,
    before,
    effects,
    approve_by,
  } = answer;
  const approved = {
    ...body,
    ...(amountCents === null ? {} : { approved_up_to_cents: amountCents }),
    ...(before ? { expected: before } : {}),
  };
  return {
    ...(subjectId ? { subjectId } : {}),
    ...(amountCents === null ? {} : { changes: { amount_cents: { after: amountCents } } }),
    needsApproval: {
      amountCents,
      body: approved,
      before: before ?? {},
      effects: effects ?? {},
      dueAt: approve_by ?? null,
    },
  };
}

const isNeedsApproval = (answer: unknown): answer is NeedsApproval =>
  typeof answer === 'object' && answer !== null && 'needs_approval_of_cents' in answer;
