import { Banner, RadioGroupField } from '@reset/shared-ui';
import * as yup from 'yup';
import { CommandAction } from '#features/commands/commands.ts';
import { sayWeekday } from '#moments/say-day.ts';
import { t as say, useMessages } from '../../action-messages.ts';
import type { User } from '../../api/get-user.ts';
import { debitDays, isPastCutOff, isTaken, leavesOn } from '../../model/debit-days.ts';
import { DebitFacts } from './debit-facts.tsx';

interface Props {
  user: Pick<User, 'id' | 'externalDebit' | 'scheduledRepaymentInstances'>;
  /** The product's time. */
  now: () => Date;
}

/** Debits what is owed, today or tomorrow in Los Angeles; where nothing can be debited it says why. */
export function DebitExternalAccount({ user, now }: Props) {
  const t = useMessages();
  const { externalDebit: debit } = user;
  const refusal = debit?.refusal;
  return (
    <CommandAction
      userId={user.id}
      action={t('debit.action')}
      title={t('debit.action')}
      consequence={t('debit.consequence')}
      refusal={refusal ? t(`debit.refused.${refusal}`) : undefined}
      done={t('debit.done')}
      initialValues={{ effectiveDate: '' }}
      schema={{ effectiveDate: yup.string().required(say('debit.required')) }}
      maySend={({ effectiveDate }) => !isTaken(debit, effectiveDate)}
      renderFields={({ effectiveDate }) => (
        <>
          <DebitFacts user={user} day={effectiveDate} />
          <DebitDays debit={debit} now={now()} />
        </>
      )}
      toCall={(values) => ({ path: `/users/${user.id}/debit_external_account`, body: values })}
    />
  );
}

function DebitDays({ debit, now }: { debit: User['externalDebit']; now: Date }) {
  const t = useMessages();
  const { today, tomorrow } = debitDays(now);
  const named = (day: string) => {
    const leaves = leavesOn(debit, day);
    return leaves === undefined || leaves === day
      ? sayWeekday(day)
      : t('debit.rolls', { day: sayWeekday(day), leaves: sayWeekday(leaves) });
  };
  const choice = (value: string, name: 'today' | 'tomorrow') => ({
    value,
    label: t(`debit.${name}`, { day: named(value) }),
    ...(isTaken(debit, value) && { description: t('debit.isTaken') }),
  });
  return (
    <>
      <Banner tone={isPastCutOff(now) ? 'warning' : 'info'}>
        {t('debit.cutOff')} {isPastCutOff(now) && t('debit.isPast')}
      </Banner>
      <RadioGroupField
        name="effectiveDate"
        label={t('debit.date')}
        choices={[choice(today, 'today'), choice(tomorrow, 'tomorrow')]}
      />
    </>
  );
}
