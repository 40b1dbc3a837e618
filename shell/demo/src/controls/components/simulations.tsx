import { MoneyField, TextField } from '@reset/shared-ui';
import * as yup from 'yup';
import { simulateDirectDeposit, simulateEarnings, simulateTransaction } from '../demo-api.ts';
import { t as always, useMessages } from '../demo-messages.ts';
import { ControlForm, type ControlProps } from './control-form.tsx';

const hoursRange = () => always('earnings.hoursRange');
const hoursSchema = yup.object({
  hours: yup
    .number()
    .typeError(hoursRange)
    .min(0.25, hoursRange)
    .max(24, hoursRange)
    .required(hoursRange),
});

/** She worked today. */
export function SimulateEarnings({ onDone }: ControlProps) {
  const t = useMessages();
  return (
    <ControlForm
      onDone={onDone}
      title={t('earnings.title')}
      submit={t('earnings.submit')}
      initialValues={{ hours: '8' }}
      validationSchema={hoursSchema}
      onSend={async ({ hours }) => {
        const result = await simulateEarnings({ hours: Number(hours) });
        return result.ok ? { ok: true, said: t('earnings.done') } : result;
      }}
    >
      <TextField name="hours" type="number" step={0.25} label={t('earnings.hours')} />
    </ControlForm>
  );
}

interface Amount {
  /** In cents; null while none is entered. */
  amount: number | null;
}

const amountRange = () => always('amountRange');
const amountSchema = yup.object({
  amount: yup.number().nullable().min(1, amountRange).max(1_000_000, amountRange),
});

/** Dollars; nothing where no amount is entered. */
const entered = ({ amount }: Amount) => (amount === null ? {} : { amount: amount / 100 });

const NO_PURCHASE: Amount & { merchantName: string } = { amount: null, merchantName: '' };

/** She pays with her card. */
export function SimulateTransaction({ onDone }: ControlProps) {
  const t = useMessages();
  return (
    <ControlForm
      onDone={onDone}
      title={t('transaction.title')}
      submit={t('transaction.submit')}
      initialValues={NO_PURCHASE}
      validationSchema={amountSchema}
      onSend={async ({ merchantName, ...values }) => {
        const name = merchantName.trim().slice(0, 80);
        const result = await simulateTransaction({
          ...entered(values),
          ...(name && { merchantName: name }),
        });
        if (!result.ok) return result;
        const isDeclined = result.data.customerState === 'declined';
        return { ok: true, said: t(isDeclined ? 'transaction.declined' : 'transaction.done') };
      }}
    >
      <MoneyField
        name="amount"
        label={t('transaction.amount')}
        description={t('transaction.amountHint')}
      />
      <TextField name="merchantName" label={t('transaction.merchant')} />
    </ControlForm>
  );
}

const NO_AMOUNT: Amount = { amount: null };

/** Her employer pays. */
export function SimulateDirectDeposit({ onDone }: ControlProps) {
  const t = useMessages();
  return (
    <ControlForm
      onDone={onDone}
      title={t('deposit.title')}
      submit={t('deposit.submit')}
      initialValues={NO_AMOUNT}
      validationSchema={amountSchema}
      onSend={async (values) => {
        const result = await simulateDirectDeposit(entered(values));
        return result.ok ? { ok: true, said: t('deposit.done') } : result;
      }}
    >
      <MoneyField name="amount" label={t('deposit.amount')} description={t('deposit.amountHint')} />
    </ControlForm>
  );
}
