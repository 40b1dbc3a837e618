import { ObjectOfMember, type Subject } from '@reset/api-contract/member/subjects.ts';
import type { Context } from '#context.ts';
import type { NewCommand } from './commands.ts';

const TIMEOUT_MS = 2_000;

/**
 * Whom a command is about: its owner knows it of what is named by an id of its own, and our list of
 * cases that of a case; null for nobody.
 * @throws InternalCallError where its owner knows none, or does not answer
 */
export async function findSubject(
  { database, services }: Pick<Context, 'database' | 'services'>,
  { subjectId, object, requestId }: Pick<NewCommand, 'subjectId' | 'object' | 'requestId'>,
): Promise<string | null> {
  if (subjectId !== null || object === null) return subjectId;
  if (object.kind === 'case') {
    const listed = await database('case_reading').where({ case_id: object.id }).first('user_id');
    return listed?.user_id ?? null;
  }
  const kind = ObjectOfMember.enum.find((one) => one === object.kind);
  if (!kind) return null;
  const path = `/internal/subjects/${kind}/${object.id}`;
  const call = { requestId, timeoutMs: TIMEOUT_MS };
  return (await services.member.get<Subject>(path, call)).user_id;
}
