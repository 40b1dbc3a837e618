import { caseCommands } from './case-commands.ts';
import type { CommandSpec, Reading } from './command-spec.ts';
import type { NewCommand } from './commands.ts';
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

/** What a command's answer says, as its spec reads it. */
export function readAnswer(command: Pick<NewCommand, 'action' | 'body'>, answer: unknown): Reading {
  const spec = allCommands.find(({ action }) => action === command.action);
  return spec?.read?.(answer, command) ?? {};
}
