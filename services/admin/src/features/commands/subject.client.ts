import type { ObjectOfMember, Subject } from '@reset/api-contract/member/subjects.ts';
import type { Context } from '#context.ts';
import { caseStore } from '#features/cases/cases.store.ts';
import { orNull } from '#features/person/person.client.ts';
import type { NewCommand } from './commands.ts';

const TIMEOUT_MS = 2_000;

/**
 * Whom a thing is about that a command names, so that the log has her from its first word on; null where
 * that cannot be told.
 */
export async function subjectOf(
  { clock, database, services }: Context,
  { kind, id }: NonNullable<NewCommand['object']>,
  requestId: string,
): Promise<string | null> {
  if (kind === 'case') return (await caseStore(database).find(id, clock.now()))?.user?.id ?? null;
  const known = OF_MEMBERS.find((one) => one === kind);
  if (!known) return null;
  const call = { requestId, timeoutMs: TIMEOUT_MS };
  const found = services.member.get<Subject>(`/internal/subjects/${known}/${id}`, call);
  return (await orNull(found))?.user_id ?? null;
}

const OF_MEMBERS: readonly ObjectOfMember[] = [
  'dispute',
  'integration_error',
  'repayment_instance',
  'repayment_schedule',
];
