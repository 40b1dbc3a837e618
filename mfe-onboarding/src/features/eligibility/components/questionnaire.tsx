import type { WaitlistReply } from '@reset/api-contract/onboarding/waitlist.ts';
import { profileQuery, type Camelized } from '@reset/remote-sdk';
import { QueryPanel, Skeleton, SkeletonForm, Tile, type Choice } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Waitlisted } from '#features/outcome/outcome.ts';
import { useMessages } from '../eligibility-messages.ts';
import { EligibleResult } from './eligible-result.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';

interface Props {
  /** Her answers were taken, and this is what they came to. It is shown here. */
  onDone: (outcome: WaitlistReply['outcome']) => void;
  /** She may try connecting what she chose, and wants to. */
  onConnect: (payroll: Choice | null) => void;
  onCancel: () => void;
}

/** For who cannot connect her payroll: how she is paid, and whether we can work with that. */
export function Questionnaire({ onDone, onConnect, onCancel }: Props) {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const [sent, setSent] = useState<Camelized<WaitlistReply> | null>(null);
  const [payroll, setPayroll] = useState<Choice | null>(null);
  const answerAgain = () => setSent(null);
  const place = useFocusOnChange(sent?.id ?? null);
  if (sent) {
    return (
      <div ref={place} tabIndex={-1}>
        {sent.outcome === 'eligible' ? (
          <EligibleResult onConnect={() => onConnect(payroll)} onChange={answerAgain} />
        ) : (
          <Waitlisted reason={sent.ineligibleReason ?? 'platform'} onAnswerAgain={answerAgain} />
        )}
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      <Tile title={t('title')}>
        <QueryPanel
          query={profile}
          failure={t('failed')}
          loading={
            <Skeleton label={t('loading')}>
              <SkeletonForm fields={4} />
            </Skeleton>
          }
        >
          {(found) => (
            <QuestionnaireForm
              profile={found}
              onSent={(reply, chosen) => {
                setPayroll(chosen);
                setSent(reply);
                onDone(reply.outcome);
              }}
              onCancel={onCancel}
            />
          )}
        </QueryPanel>
      </Tile>
    </div>
  );
}
