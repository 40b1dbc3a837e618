import { RadioGroupField, TextAreaField } from '@reset/shared-ui';
import * as yup from 'yup';
import { CommandAction } from '#features/commands/commands.ts';
import type { CaseReply } from '../api/get-cases.ts';
import { caseQuery } from '../api/get-cases.ts';
import { t as say, useMessages } from '../messages.ts';

interface Props {
  caseId: string;
  of: NonNullable<CaseReply['dispute']>;
}

const OUTCOMES = ['won', 'lost', 'written_off'] as const;

/** What staff do about a dispute. */
export function DisputeCommands({ caseId, of: { userId, dispute } }: Props) {
  const t = useMessages();
  const about = { userId, reads: caseQuery(caseId).queryKey };
  const path = `/disputes/${dispute.id}`;
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return (
    <>
      {dispute.state === 'open' && (
        <CommandAction
          {...about}
          action={t('credit.action')}
          title={t('credit.action')}
          consequence={t('credit.consequence', { amount: amount.format(dispute.amount) })}
          done={t('credit.done')}
          initialValues={{}}
          toCall={() => ({ path: `${path}/provisional_credit` })}
        />
      )}
      <CommandAction
        {...about}
        action={t('decide.action')}
        title={t('decide.action')}
        consequence={t('decide.consequence')}
        done={t('decide.done')}
        isLoss
        reasonField={{ label: t('decide.reason'), hint: t('decide.reasonHint') }}
        initialValues={{ outcome: '' }}
        schema={{ outcome: yup.string().required(say('decide.outcomeRequired')) }}
        renderFields={() => (
          <RadioGroupField
            name="outcome"
            label={t('decide.outcome')}
            choices={OUTCOMES.map((value) => ({
              value,
              label: t(
                value === 'lost' && !dispute.credit ? 'decide.lostUncredited' : `decide.${value}`,
              ),
            }))}
          />
        )}
        toCall={({ outcome }) => ({ path: `${path}/decision`, body: { outcome } })}
      />
      <CommandAction
        {...about}
        leastRole="support"
        action={t('message.action')}
        title={t('message.action')}
        consequence={t('message.consequence')}
        done={t('message.done')}
        needsReason={false}
        initialValues={{ text: '' }}
        schema={{ text: yup.string().trim().required(say('message.required')).max(2_000) }}
        renderFields={() => <TextAreaField name="text" label={t('message.text')} />}
        toCall={({ text }) => ({ path: `${path}/messages`, body: { text: text.trim() } })}
      />
    </>
  );
}
