import { Banner, DateField, RadioGroupField, SelectField, TextField } from '@reset/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as yup from 'yup';
import { CommandAction } from '#features/commands/commands.ts';
import { sayWeekday } from '#moments/say-day.ts';
import { t as say, useMessages } from '../../action-messages.ts';
import type { User } from '../../api/get-user.ts';
import { debitDays, isPastCutOff } from '../../model/debit-days.ts';
import {
  ADJUSTMENTS,
  fieldsOf,
  noDays,
  noSchedule,
  SCHEDULE_TYPES,
  scheduleSchema,
  toSchedule,
  WEEKS,
  type DaysField,
} from '../../model/schedule-form.ts';
import { weekdayChoices } from '#moments/weekdays.ts';
import { Facts } from '../parts/facts.tsx';
import { Dollars } from '../parts/value.tsx';
import { sayBank } from '../../model/say-bank.ts';
import styles from './repayment-commands.module.css';

interface DebitProps {
  user: Pick<User, 'id' | 'externalDebit' | 'scheduledRepaymentInstances'>;
  /** The product's time. */
  now: () => Date;
}

/** Debits what is owed, today or tomorrow in Los Angeles. */
export function DebitExternalAccount({ user, now }: DebitProps) {
  const t = useMessages();
  return (
    <CommandAction
      userId={user.id}
      action={t('debit.action')}
      title={t('debit.action')}
      consequence={t('debit.consequence')}
      done={t('debit.done')}
      initialValues={{ effectiveDate: '' }}
      schema={{ effectiveDate: yup.string().required(say('debit.required')) }}
      renderFields={({ effectiveDate }) => (
        <>
          <DebitFacts user={user} day={effectiveDate} />
          <DebitDays user={user} now={now()} />
        </>
      )}
      toCall={(values) => ({ path: `/users/${user.id}/debit_external_account`, body: values })}
    />
  );
}

/** What would be debited, from where and when, and what is planned besides. */
export function DebitFacts({ user, day }: { user: DebitProps['user']; day: string }) {
  const t = useMessages();
  const { externalDebit: debit, scheduledRepaymentInstances: planned = [] } = user;
  if (!debit) return null;
  const leaves = leavesOn(user, day);
  return (
    <Facts
      rows={[
        [t('debit.amount'), <Dollars key="amount" of={debit.amount} />],
        [t('debit.bank'), sayBank(debit)],
        [t('debit.leaves'), leaves === undefined ? t('debit.chooseDay') : sayWeekday(leaves)],
        [
          t('debit.planned'),
          planned.length === 0 ? t('debit.nonePlanned') : <Planned key="planned" of={planned} />,
        ],
      ]}
    />
  );
}

function Planned({ of: planned }: { of: NonNullable<User['scheduledRepaymentInstances']> }) {
  const t = useMessages();
  return planned.map(({ id, amount, effectiveDate }) => (
    <span key={id} className={styles.planned}>
      {sayWeekday(effectiveDate)},{' '}
      {typeof amount === 'number' ? <Dollars of={amount} /> : t('debit.all')}
    </span>
  ));
}

/** The banking day on which a debit that is asked for a day leaves; undefined where none is known. */
const leavesOn = ({ externalDebit }: DebitProps['user'], day: string): string | undefined =>
  externalDebit?.days.find(({ askedFor }) => askedFor === day)?.leavesOn;

function DebitDays({ user, now }: { user: DebitProps['user']; now: Date }) {
  const t = useMessages();
  const { today, tomorrow } = debitDays(now);
  const named = (day: string) => {
    const leaves = leavesOn(user, day);
    return leaves === undefined || leaves === day
      ? sayWeekday(day)
      : t('debit.rolls', { day: sayWeekday(day), leaves: sayWeekday(leaves) });
  };
  return (
    <>
      <Banner tone={isPastCutOff(now) ? 'warning' : 'info'}>
        {t('debit.cutOff')} {isPastCutOff(now) && t('debit.isPast')}
      </Banner>
      <RadioGroupField
        name="effectiveDate"
        label={t('debit.date')}
        choices={[
          { value: today, label: t('debit.today', { day: named(today) }) },
          { value: tomorrow, label: t('debit.tomorrow', { day: named(tomorrow) }) },
        ]}
      />
    </>
  );
}

/** On which days she repays from now on; what is asked for follows the type. */
export function CreateSchedule({ userId }: { userId: string }) {
  const t = useMessages();
  return (
    <CommandAction
      userId={userId}
      action={t('schedule.action')}
      title={t('schedule.action')}
      consequence={t('schedule.consequence')}
      done={t('schedule.done')}
      initialValues={noSchedule}
      schema={scheduleSchema}
      renderFields={({ scheduleType }, setValue) => (
        <>
          <SelectField
            name="scheduleType"
            label={t('schedule.type')}
            choices={SCHEDULE_TYPES.map((value) => ({ value, label: t(`schedule.${value}`) }))}
          />
          <ScheduleDays
            type={scheduleType}
            onOtherType={() => {
              for (const field of Object.keys(noDays) as DaysField[]) setValue(field, '');
            }}
          />
        </>
      )}
      toCall={(values) => ({
        path: '/repayment_schedules',
        body: { repaymentSchedule: { userId, ...toSchedule(values) } },
      })}
    />
  );
}

function ScheduleDays({ type, onOtherType }: { type: string; onOtherType: () => void }) {
  const former = useRef(type);
  const clear = useEffectEvent(onOtherType);
  useEffect(() => {
    if (former.current !== type) clear();
    former.current = type;
  }, [type]);
  return fieldsOf(type).map((field) => <ScheduleField key={field} field={field} />);
}

function ScheduleField({ field }: { field: DaysField }) {
  const t = useMessages();
  const choices = (values: readonly ((typeof WEEKS)[number] | (typeof ADJUSTMENTS)[number])[]) =>
    values.map((value) => ({ value, label: t(`schedule.${value}`) }));
  switch (field) {
    case 'recurringDayOfWeek':
      return <SelectField name={field} label={t('schedule.dayOfWeek')} choices={weekdayChoices} />;
    case 'recurringWeekOfMonth':
      return (
        <SelectField name={field} label={t('schedule.weekOfMonth')} choices={choices(WEEKS)} />
      );
    case 'recurringDayOfMonth':
      return <TextField name={field} label={t('schedule.dayOfMonth')} inputMode="numeric" />;
    case 'previousBiWeeklyPayDate':
      return <DateField name={field} label={t('schedule.previous')} autoComplete="off" />;
    case 'businessDayAdjustment':
      return (
        <RadioGroupField
          name={field}
          label={t('schedule.adjustment')}
          choices={choices(ADJUSTMENTS)}
        />
      );
  }
}
