import type { CardRecords } from '@reset/api-contract/member/links.ts';
import type { Context } from '#context.ts';

/**
 * What of a person's card there are records of, as it is now.
 * @throws InternalCallError while the member service is away: nothing is erased on a guess
 */
export const readCardRecords = (
  { services }: Pick<Context, 'services'>,
  userId: string,
): Promise<CardRecords> =>
  services.member.get<CardRecords>(`/internal/members/${userId}/card_records`);
