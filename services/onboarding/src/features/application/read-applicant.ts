import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import {
  InternalCallError,
  RefusedError,
  type InternalClient,
  type Refusal,
} from '@reset/service-kit';
import type { Applicant } from './applicant.ts';

type Needs = {
  /** Says who a person is. */
  publicService: Pick<InternalClient, 'get'>;
  /** Says what she has linked. */
  memberService: Pick<InternalClient, 'get'>;
};

export type ReadApplicant = (userId: string, requestId: string) => Promise<Applicant>;

const GONE: Refusal = { status: 404, code: 'not_found', error: 'Not found' };
const AWAY: Refusal = {
  status: 503,
  code: 'service_unavailable',
  error: 'Your application is not available right now. Please try again.',
};

/**
 * Asks the services that know, at each read, so that what a person just did is never stale.
 * Without either of them there is no answer: half of it would name a wrong task.
 * @throws RefusedError 404 for a person who is gone, 503 while one of them does not answer
 */
export const applicantReader =
  ({ publicService, memberService }: Needs): ReadApplicant =>
  async (userId, requestId) => {
    try {
      const [identity, links] = await Promise.all([
        publicService.get<UserIdentity>(`/internal/users/${userId}`, { requestId }),
        memberService.get<MemberLinks>(`/internal/members/${userId}/links`, { requestId }),
      ]);
      return {
        isConfirmed: identity.confirmed,
        hasBank: links.bank_linked,
        hasPayroll: links.payroll_linked,
        hasCard: links.card_issued,
      };
    } catch (error) {
      if (!(error instanceof InternalCallError)) throw error;
      const refused = new RefusedError(error.status === 404 ? GONE : AWAY);
      refused.cause = error;
      throw refused;
    }
  };
