import type { CaseReply } from '@reset/api-contract/admin/cases.ts';
import type { StaffDispute } from '@reset/api-contract/member/disputes.ts';
import type { ReconciliationDifferences } from '@reset/api-contract/member/reconciliation.ts';
import type { StaffSupportRequest } from '@reset/api-contract/member/support-requests.ts';
import type { StaffUnrepaidAdvance } from '@reset/api-contract/member/tax-returns.ts';
import type { StaffIdentity } from '@reset/api-contract/onboarding/identity.ts';
import { InternalCallError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import type { Case } from './cases.ts';

type Facts = Omit<CaseReply, 'case'>;

const NOTHING: Facts = {
  dispute: null,
  identity: null,
  difference: null,
  support_request: null,
  unrepaid_advance: null,
  unavailable: false,
};

/** How long a case is waited for before it is shown without what its owner knows. */
const OWNER_TIMEOUT_MS = 4_000;

/** What a case's owner knows of it now. */
export async function readFacts(
  { member, onboarding }: Context['services'],
  { kind, objectId }: Pick<Case, 'kind' | 'objectId'>,
  requestId: string,
): Promise<Facts> {
  const call = { requestId, timeoutMs: OWNER_TIMEOUT_MS };
  try {
    switch (kind) {
      case 'dispute': {
        const path = `/internal/disputes/${objectId}`;
        return { ...NOTHING, dispute: await member.get<StaffDispute>(path, call) };
      }
      case 'identity_review':
      case 'duplicate_person': {
        const path = `/internal/identity_verifications/${objectId}`;
        return { ...NOTHING, identity: await onboarding.get<StaffIdentity>(path, call) };
      }
      case 'reconciliation_difference': {
        const path = '/internal/reconciliation_differences';
        const open = await member.get<ReconciliationDifferences>(path, call);
        return { ...NOTHING, difference: open.find(({ id }) => id === objectId) ?? null };
      }
      case 'support_request': {
        const path = `/internal/support_requests/${objectId}`;
        return { ...NOTHING, support_request: await member.get<StaffSupportRequest>(path, call) };
      }
      case 'unrepaid_advance': {
        const path = `/internal/unrepaid_advances/${objectId}`;
        return { ...NOTHING, unrepaid_advance: await member.get<StaffUnrepaidAdvance>(path, call) };
      }
      default:
        return NOTHING;
    }
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    // What is erased meanwhile is nothing.
    return { ...NOTHING, unavailable: error.status !== 404 };
  }
}
