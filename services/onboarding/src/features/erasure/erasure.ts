import type { CardRecords } from '@reset/api-contract/member/links.ts';
import type { ErasureReason } from '@reset/api-contract/onboarding/personal-info.ts';
import type { RetentionGround } from '@reset/application-engine/policy/retention.ts';
import type { ApplicationFile } from '#features/application/application.ts';
import type { Verification } from '#features/identity/identity.ts';

/** The queue of what is to be erased. */
export const ERASE_QUEUE = 'erase-personal-info';
export type EraseJob = { erasure_id: string };

/** That what somebody told of herself is to be erased. */
export type Erasure = {
  id: string;
  userId: string;
  reason: ErasureReason;
  /** Of staff, or she herself. */
  actorId: string;
  requestedAt: Date;
  /** null until it is done. */
  outcome: 'erased' | 'kept' | 'nothing' | null;
  keptFor: RetentionGround[];
};

/** All that may stand against it. */
export type Standing = {
  reason: ErasureReason;
  records: CardRecords;
  file: Pick<ApplicationFile, 'recorded'>;
  verification: Pick<Verification, 'status'> | null;
};

/** What of it does. The table of the law says what that keeps. */
export function groundsOf({ reason, records, file, verification }: Standing): RetentionGround[] {
  const { card_account: account, has_transactions: hasTransactions } = records;
  const { earned_wage_access: ofCard, tax_refund_advance: ofTaxes } = file.recorded;
  const grounds: [RetentionGround, boolean][] = [
    ['card_account', account === 'open' || account === 'closed'],
    ['transaction', hasTransactions],
    [
      'card_being_issued',
      account === 'issuing' || (account !== 'closed' && ofCard.has('repayment_setup')),
    ],
    // What she asks for herself goes, and her taxes ask for it again.
    [
      'other_application',
      reason === 'application_cancelled' && ofTaxes.has('personal_info_submission'),
    ],
    ['refused_identity', verification?.status === 'rejected'],
  ];
  return grounds.filter(([, isSo]) => isSo).map(([ground]) => ground);
}
