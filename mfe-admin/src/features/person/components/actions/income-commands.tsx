import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { Banner, DateField, MoneyField, SelectField } from '@reset/shared-ui';
import * as yup from 'yup';
import { CommandAction } from '#features/commands/commands.ts';
import { sayWeekday } from '#moments/say-day.ts';
import { sayWord } from '#words/say-word.ts';
import { t as say, useMessages } from '../../action-messages.ts';
import type { User } from '../../api/get-user.ts';
import { useMessages as usePersonMessages } from '../../messages.ts';
import { isUnread } from '../../model/is-unread.ts';
import { Facts } from '../parts/facts.tsx';
import { debitsToCome } from './debit-facts.tsx';

const FREQUENCIES = ['weekly', 'bi_weekly', 'semi_monthly', 'monthly'] as const;

/** The gross pay of a period, instead of what payroll says; the dialog says what counts now. */
export function OverrideCompensation({ user }: { user: Pick<User, 'id' | 'payrollAccount'> }) {
  const t = useMessages();
  return (
    <CommandAction
      userId={user.id}
      action={t('compensation.action')}
      title={t('compensation.action')}
      consequence={t('compensation.consequence')}
      done={t('compensation.done')}
      initialValues={noCompensation}
      schema={{
        amount: yup
          .number()
          .nullable()
          .required(say('compensation.required'))
          .moreThan(0, say('compensation.positive'))
          .max(MAX_PAY_CENTS, say('compensation.tooMuch')),
      }}
      renderFields={() => (
        <>
          <p>{sayCompensation(t, user.payrollAccount)}</p>
          <MoneyField
            name="amount"
            label={t('compensation.amount')}
            description={t('compensation.amountHint')}
            isSigned
          />
          <SelectField
            name="payFrequency"
            label={t('compensation.frequency')}
            choices={FREQUENCIES.map((value) => ({ value, label: sayWord(value) }))}
          />
        </>
      )}
      toCall={({ amount, payFrequency }) => ({
        path: `/users/${user.id}/override_compensation`,
        body: { compensationAmountInt: amount, payFrequency },
      })}
    />
  );
}

/** What her service takes at most. */
const MAX_PAY_CENTS = 2_000_000;

/** What counts now, by whom, and for how long a time it is. */
function sayCompensation(
  t: ReturnType<typeof useMessages>,
  account: User['payrollAccount'],
): string {
  const { compensationAmountInt: cents, compensationUnit: unit, payFrequency } = account ?? {};
  if (cents == null) return t('compensation.nowNone');
  const said = {
    amount: formatMoney(cents),
    unit: unit ? sayWord(unit) : t('compensation.noUnit'),
    frequency: payFrequency ? sayWord(payFrequency) : t('compensation.noUnit'),
  };
  return t(
    account?.compensationOverriddenAt ? 'compensation.nowSet' : 'compensation.nowPayroll',
    said,
  );
}

/** Ends what staff set of her compensation: what payroll says counts again. */
export function EndCompensationOverride({ userId }: { userId: string }) {
  const t = useMessages();
  return (
    <CommandAction
      userId={userId}
      action={t('compensationEnd.action')}
      title={t('compensationEnd.action')}
      consequence={t('compensationEnd.consequence')}
      done={t('compensationEnd.done')}
      initialValues={{}}
      toCall={() => ({ path: `/users/${userId}/end_compensation_override`, body: {} })}
    />
  );
}

const noCompensation: { amount: number | null; payFrequency: string } = {
  amount: null,
  payFrequency: 'bi_weekly',
};

type PaidUser = Pick<
  User,
  | 'id'
  | 'unavailable'
  | 'payrollAccount'
  | 'safeToSpendComponents'
  | 'externalDebit'
  | 'scheduledRepaymentInstances'
>;

/** When her pay period starts, instead of when payroll says; the dialog says what would follow it. */
export function OverridePayPeriod({ user }: { user: PaidUser }) {
  const t = useMessages();
  return (
    <CommandAction
      userId={user.id}
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
          <PeriodFacts user={user} />
          <DateField name="payPeriodStartDate" label={t('period.start')} autoComplete="off" />
        </>
      )}
      toCall={(values) => ({ path: `/users/${user.id}/override_pay_period`, body: values })}
    />
  );
}

/** When her pay period starts now, and what is counted on from that. */
function PeriodFacts({ user }: { user: PaidUser }) {
  const t = useMessages();
  const unread = usePersonMessages()('unread');
  if (isUnread(user, 'member')) {
    const names = ['startNow', 'payday', 'planned'] as const;
    return <Facts rows={names.map((name) => [t(`period.${name}`), unread])} />;
  }
  const { payPeriodStartDate: start } = user.payrollAccount ?? {};
  const { nextPayday: payday } = user.safeToSpendComponents ?? {};
  return (
    <Facts
      rows={[
        [t('period.startNow'), start && sayWeekday(start)],
        [t('period.payday'), payday && sayWeekday(payday)],
        ...debitsToCome(t, user, t('period.planned')),
      ]}
    />
  );
}
