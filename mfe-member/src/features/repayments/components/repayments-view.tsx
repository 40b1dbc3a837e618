import type { MemberProfile } from '@reset/remote-sdk';
import { EmptyState, Text, Tile } from '@reset/shared-ui';
import type { Repayments } from '../api/repayments.ts';
import { useMessages } from '../repayments-messages.ts';
import { NextRepayment } from './next-repayment.tsx';
import { PartPreference } from './part-preference.tsx';
import { PastDebits } from './past-debits.tsx';
import { RepayEarly } from './repay-early.tsx';
import { RepaymentTroubles } from './repayment-troubles.tsx';

interface Props {
  profile: MemberProfile;
  repayments: Repayments;
}

/** What is debited when, what she may do about it, and what became of what was debited. */
export function RepaymentsView({ profile, repayments }: Props) {
  const { bank, scheduled, debits, notices, repaysInPart } = repayments;
  // On its own page a debit that is due says so already.
  const troubles = notices.filter(({ what }) => what !== 'due');
  return (
    <>
      <RepaymentTroubles profile={profile} notices={troubles} />
      {scheduled.length > 0 ? (
        <NextRepayment bank={bank} scheduled={scheduled} />
      ) : (
        <NothingScheduled repayments={repayments} />
      )}
      <RepayEarly repayments={repayments} />
      <PastDebits debits={debits} />
      <PartPreference repaysInPart={repaysInPart} />
    </>
  );
}

function NothingScheduled({ repayments: { payable, debits } }: Pick<Props, 'repayments'>) {
  const t = useMessages();
  const isUnderWay = debits.some(({ status }) => status === 'processing');
  return (
    <Tile title={t('next')}>
      {payable === 0 && !isUnderWay ? (
        <EmptyState message={t('nothing')} />
      ) : (
        <Text>{t(payable === 0 ? 'underWay' : 'unplanned')}</Text>
      )}
    </Tile>
  );
}
