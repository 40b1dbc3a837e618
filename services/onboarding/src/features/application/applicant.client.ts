import { isDeepStrictEqual } from 'node:util';
import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import {
  InternalCallError,
  notFound,
  RefusedError,
  unavailable,
  type Refusal,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { applicantCopyStore } from './application.store.ts';
import type { Applicant, InTheWay } from './applicant.ts';

export const applicationUnavailable = unavailable(
  'Your application is not available right now. Please try again.',
);

/**
 * Asks the services that know, at each read, so that what a person just did is never stale. Of
 * one that does not answer, what it said last counts.
 * @returns `isLive` says that all of it is as it is now, and `inTheWay` what of that no copy is kept of
 * @throws RefusedError 404 for a person who is gone, 503 when nothing was ever known of her
 */
export async function readApplicant(
  { database, services }: Context,
  userId: string,
  call: { requestId: string; timeoutMs?: number },
): Promise<{ applicant: Applicant; isLive: boolean; inTheWay: InTheWay }> {
  const copies = applicantCopyStore(database);
  const [identity, links, copy] = await Promise.all([
    orFailure(services.public.get<UserIdentity>(`/internal/users/${userId}`, call)),
    orFailure(services.member.get<MemberLinks>(`/internal/members/${userId}/links`, call)),
    copies.find(userId),
  ]);
  const who = identity instanceof Error ? null : toWho(identity);
  const linked = links instanceof Error ? null : toLinked(links);
  if (who && linked && !(links instanceof Error)) {
    const applicant = { ...who, ...linked };
    if (!isDeepStrictEqual(applicant, copy)) await copies.keep(userId, applicant);
    return { applicant, isLive: true, inTheWay: toInTheWay(links) };
  }
  const failures = [identity, links].filter((reply) => reply instanceof Error);
  if (failures.some(({ status }) => status === 404)) throw refusedFor(notFound, failures);
  if (!copy) throw refusedFor(applicationUnavailable, failures);
  return { applicant: { ...copy, ...who, ...linked }, isLive: false, inTheWay: NOTHING };
}

const toInTheWay = (links: MemberLinks): InTheWay => ({
  isLinkBroken: links.link_broken ?? false,
  cancellationVersion: links.cancellation_version ?? null,
});
const NOTHING: InTheWay = { isLinkBroken: false, cancellationVersion: null };

const toWho = (identity: UserIdentity) => ({
  isConfirmed: identity.confirmed,
  partnerSlug: identity.partner_slug,
});

const toLinked = (links: MemberLinks) => ({
  hasBank: links.bank_linked,
  isBankDigitalOnly: links.bank_is_digital_only,
  isBankOfAnother: links.bank_is_of_another,
  hasPayroll: links.payroll_linked,
  hasEarnings: links.has_earnings,
  isDepositSwitched: links.direct_deposit_switched,
  hasCard: links.card_issued,
  requiresPayroll: links.require_payroll_linking ?? null,
});

async function orFailure<Reply>(call: Promise<Reply>): Promise<Reply | InternalCallError> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof InternalCallError) return error;
    throw error;
  }
}

function refusedFor(refusal: Refusal, [cause]: InternalCallError[]): RefusedError {
  const refused = new RefusedError(refusal);
  refused.cause = cause;
  return refused;
}
