import type { CommandSubject } from '@reset/api-contract/member/commands.ts';
import type { Context } from '#context.ts';
import type { Command } from './commands.ts';

/** What belongs to a person, by the kind that its owner calls it. */
const OF_A_PERSON: readonly string[] = [
  'repayment_schedule',
  'repayment_instance',
  'dispute',
  'integration_error',
];

/**
 * Whom a command is about: its owner knows it of what is named by an id of its own, and our list of
 * cases that of a case; null for nobody.
 * @throws InternalCallError where its owner knows none, or does not answer
 */
export async function findSubject(
  { database, services }: Pick<Context, 'database' | 'services'>,
  { subjectId, object, requestId }: Pick<Command, 'subjectId' | 'object' | 'requestId'>,
): Promise<string | null> {
  if (subjectId !== null || object === null) return subjectId;
  if (object.kind === 'case') {
    const listed = await database('case_reading').where({ case_id: object.id }).first('user_id');
    return listed?.user_id ?? null;
  }
  if (!OF_A_PERSON.includes(object.kind)) return null;
  const path = `/internal/command_subjects/${object.kind}/${object.id}`;
  return (await services.member.get<CommandSubject>(path, { requestId })).user_id;
}
