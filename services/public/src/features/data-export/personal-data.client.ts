import type { PersonalData, PersonalDataSection } from '@reset/api-contract/personal-data.ts';
import { InternalCallError, RefusedError, type Refusal } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { readOwnPersonalData } from '#features/personal-data/personal-data.store.ts';

/** Several thousand purchases, from a service that has more to do. */
const TIMEOUT_MS = 20_000;

const INCOMPLETE: Refusal = {
  status: 503,
  code: 'data_export_incomplete',
  error:
    "Some of your data can't be read right now, so we didn't make a file that lacks it. Please try again in a few minutes.",
};

/**
 * All that the product keeps about somebody, of each service that keeps something.
 * @throws RefusedError when one of them does not answer: there is no copy that lacks a part
 */
export async function gatherPersonalData(
  { database, services }: Context,
  userId: string,
  requestId: string,
): Promise<PersonalDataSection[]> {
  const path = `/internal/people/${userId}/personal_data`;
  const { admin, gateway, member, onboarding } = services;
  try {
    const parts = await Promise.all([
      readOwnPersonalData(database, userId),
      ...[onboarding, member, gateway, admin].map((client) =>
        client.get<PersonalData>(path, { requestId, timeoutMs: TIMEOUT_MS }),
      ),
    ]);
    return parts.flatMap(({ sections }) => sections);
  } catch (cause) {
    if (!(cause instanceof InternalCallError)) throw cause;
    const refused = new RefusedError(INCOMPLETE);
    refused.cause = cause;
    throw refused;
  }
}
