import { announce, type MemberProfile } from '@reset/remote-sdk';
import { useState } from 'react';
import type { Repayments } from '../api/repayments.ts';
import type { Done } from '../model/done.ts';
import { NextRepayment } from './next-repayment.tsx';
import { PartPreference } from './part-preference.tsx';
import { PastRepayments } from './past-repayments.tsx';
import { RepayEarly } from './repay-early.tsx';
import { RepaymentTroubles } from './repayment-troubles.tsx';
import styles from './repayments.module.css';
import { useResultFocus } from './use-result-focus.ts';

interface Props {
  profile: MemberProfile;
  repayments: Repayments;
}

/** What is debited when, what she may do about it, and what became of what was debited. */
export function RepaymentsView({ profile, repayments }: Props) {
  const [place, focusResult] = useResultFocus();
  const [done, setDone] = useState<Done | null>(null);
  const { notices, repaysInPart } = repayments;
  // On its own page a debit that is due says so already.
  const troubles = notices.filter(({ what }) => what !== 'due');
  function showResult(result: Done) {
    setDone(result);
    announce(result.words);
    focusResult();
  }
  return (
    <>
      <RepaymentTroubles profile={profile} notices={troubles} />
      <div ref={place} className={styles.place}>
        <NextRepayment repayments={repayments} done={done} onMoved={showResult} />
      </div>
      <RepayEarly
        repayments={repayments}
        balance={profile.availableBankBalance}
        onRepaid={(words) => showResult({ words, day: null })}
      />
      <PastRepayments repayments={repayments} />
      <PartPreference repaysInPart={repaysInPart} />
    </>
  );
}
