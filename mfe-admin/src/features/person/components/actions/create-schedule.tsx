import { DateField, RadioGroupField, SelectField, TextField } from '@reset/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CommandAction } from '#features/commands/commands.ts';
import { useMessages } from '../../action-messages.ts';
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
import type { User } from '../../api/get-user.ts';
import { ScheduleOutlook } from './schedule-outlook.tsx';
import { weekdayChoices } from '#moments/weekdays.ts';

type ScheduledUser = Pick<User, 'id' | 'name' | 'externalDebit' | 'scheduledRepaymentInstances'>;

/** On which days she repays from now on, and what comes of it before it is made; what is asked for follows the type. */
export function CreateSchedule({ user }: { user: ScheduledUser }) {
  const t = useMessages();
  const userId = user.id;
  return (
    <CommandAction
      userId={userId}
      action={t('schedule.action')}
      title={t('schedule.action')}
      consequence={t('schedule.consequence')}
      done={t('schedule.done')}
      initialValues={noSchedule}
      schema={scheduleSchema}
      renderFields={(values, setValue) => (
        <>
          <SelectField
            name="scheduleType"
            label={t('schedule.type')}
            choices={SCHEDULE_TYPES.map((value) => ({ value, label: t(`schedule.${value}`) }))}
          />
          <ScheduleDays
            type={values.scheduleType}
            onOtherType={() => {
              for (const field of Object.keys(noDays) as DaysField[]) setValue(field, '');
            }}
          />
          <ScheduleOutlook user={user} values={values} />
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
