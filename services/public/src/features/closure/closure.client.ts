import type { MemberClosure, MemberClosureOutlook } from '@reset/api-contract/member/closure.ts';
import { InternalCallError, refuseAlike, RefusedError, unavailable } from '@reset/service-kit';
import type { Context } from '#context.ts';

/**
 * Has the member service close what is hers there, by the key of the command.
 * @returns the grounds on which something of her stays
 * @throws RefusedError as it refuses: while she owes money, or money is on its way
 */
export async function closeMember(
  { services }: Context,
  userId: string,
  call: { requestId: string; idempotencyKey?: string },
): Promise<MemberClosure['kept_for']> {
  const path = `/internal/members/${userId}/closure`;
  try {
    return (await services.member.post<MemberClosure>(path, undefined, call)).kept_for;
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    const { status, code, said } = error;
    throw new RefusedError(status === 409 && said ? { status, code, ...said } : unavailable());
  }
}

/** @throws RefusedError while the member service is away: nobody is told half of it */
export const readMemberOutlook = (
  { services }: Pick<Context, 'services'>,
  userId: string,
  requestId: string,
): Promise<MemberClosureOutlook> =>
  services.member
    .get<MemberClosureOutlook>(`/internal/members/${userId}/closure`, { requestId })
    .catch(refuseAlike('What closing your account would do is not available right now.'));
