import type { ApplicantFacts } from '@reset/application-engine/applicant-facts.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import type { Context } from '#context.ts';
import { readApplicant } from './applicant.client.ts';
import type { Applicant } from './applicant.ts';
import { applicationStore } from './application.store.ts';
import { type ApplicationFile, factsOf } from './application.ts';

export type Standing = {
  applicant: Applicant;
  file: ApplicationFile;
  /** All that is decided by. */
  facts: ApplicantFacts;
  /** All of it is as it is now. */
  isLive: boolean;
};

/**
 * Where somebody stands with her applications, begun or not.
 * @throws RefusedError as `readApplicant` does
 */
export async function readStanding(
  context: Context,
  userId: string,
  call: { requestId: string; timeoutMs?: number },
): Promise<Standing> {
  const { clock, database, partners } = context;
  const [{ applicant, isLive }, file] = await Promise.all([
    readApplicant(context, userId, call),
    applicationStore(database).read(userId, clock.now()),
  ]);
  const facts = factsOf({ applicant, file, partners, today: dayOf(clock.now()) });
  return { applicant, file, facts, isLive };
}
