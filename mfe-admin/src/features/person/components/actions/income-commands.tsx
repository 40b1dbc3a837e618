import { Banner, DateField, MoneyField, SelectField } from '@reset/shared-ui';
import * as yup from 'yup';
import { CommandAction } from '#features/commands/commands.ts';
import { sayWord } from '#words/say-word.ts';
import { t as say, useMessages } from '../../action-messages.ts';

const FREQUENCIES = ['weekly', 'bi_weekly', 'semi_monthly', 'monthly'] as const;

/** What she earns, instead of what payroll says. */
export function OverrideCompensation({ userId }: { userId: string }) {
  const t = useMessages();
  return (
    <CommandAction
      userId={userId}
      action={t('compensation.action')}
      title={t('compensation.action')}
      consequence={t('compensation.consequence')}
      done={t('compensation.done')}
      initialValues={noCompensation}
      schema={{
        amount: yup.number().nullable().required(say('compensation.required')),
      }}
      renderFields={() => (
        <>
          <MoneyField name="amount" label={t('compensation.amount')} />
          <SelectField
            name="payFrequency"
            label={t('compensation.frequency')}
            choices={FREQUENCIES.map((value) => ({ value, label: sayWord(value) }))}
          />
        </>
      )}
      toCall={({ amount, payFrequency }) => ({
        path: `/users/${userId}/override_compensation`,
        body: { compensationAmountInt: amount, payFrequency },
      })}
    />
  );
}

const noCompensation: { amount: number | null; payFrequency: string } = {
  amount: null,
  payFrequency: 'bi_weekly',
};

/** When her pay period starts, instead of when payroll says. */
export function OverridePayPeriod({ userId }: { userId: string }) {
  const t = useMessages();
  return (
    <CommandAction
      userId={userId}
      action={t('period.action')}
      title={t('period.action')}
      consequence={t('period.consequence')}
      done={t('period.done')}
      initialValues={{ payPeriodStartDate: '' }}
      schema={{
        payPeriodStartDate: yup
          .string()
          .required(say('period.required'))
          .matches(/^\d{4}-\d\d-\d\d$/, say('period.required')),
      }}
      renderFields={() => (
        <>
          <Banner tone="warning">{t('period.warning')}</Banner>
          <DateField name="payPeriodStartDate" label={t('period.start')} autoComplete="off" />
        </>
      )}
      toCall={(values) => ({ path: `/users/${userId}/override_pay_period`, body: values })}
    />
  );
}
