import { Form, MoneyField, Section, SubmitButton, TextField } from '@reset/shared-ui';
import * as yup from 'yup';
import { simulateDirectDeposit, simulateEarnings, simulateTransaction } from '../demo-api.ts';
import { t as always, useMessages } from '../demo-messages.ts';

interface Props {
  /** Called with what was set off, in words. */
  onDone: (said: string) => undefined;
}

const USUAL_HOURS = '8';

const hoursSchema = yup.object({
  hours: yup
    .number()
    .typeError(() => always('earnings.hoursRange'))
    .min(0.25, () => always('earnings.hoursRange'))
    .max(24, () => always('earnings.hoursRange'))
    .required(() => always('earnings.hoursRange')),
});

/** She worked today. */
export function SimulateEarnings({ onDone }: Props) {
  const t = useMessages();
  return (
    <Section title={t('earnings.title')} size="small">
      <Form
        aria-label={t('earnings.title')}
        initialValues={{ hours: USUAL_HOURS }}
        validationSchema={hoursSchema}
        onSubmit={async ({ hours }) => {
          const result = await simulateEarnings({ hours: Number(hours) });
          if (!result.ok) return result.error;
          return onDone(t('earnings.done'));
        }}
      >
        <TextField name="hours" type="number" step={0.25} label={t('earnings.hours')} />
        <SubmitButton variant="secondary">{t('earnings.submit')}</SubmitButton>
      </Form>
    </Section>
  );
}

/** Cents of the field, between a cent and 10,000 dollars. */
const amountSchema = yup.object({
  amount: yup
    .number()
    .nullable()
    .min(1, () => always('amountRange'))
    .max(1_000_000, () => always('amountRange')),
});

interface Amount {
  amount: number | null;
}

/** Dollars; nothing where no amount was entered. */
const entered = ({ amount }: Amount) => (amount === null ? {} : { amount: amount / 100 });

/** She pays with her card. */
export function SimulateTransaction({ onDone }: Props) {
  const t = useMessages();
  return (
    <Section title={t('transaction.title')} size="small">
      <Form
        aria-label={t('transaction.title')}
        initialValues={{ amount: null as number | null, merchantName: '' }}
        validationSchema={amountSchema}
        onSubmit={async ({ merchantName, ...values }) => {
          const result = await simulateTransaction({
            ...entered(values),
            ...(merchantName.trim() && { merchantName: merchantName.trim().slice(0, 80) }),
          });
          if (!result.ok) return result.error;
          const isDeclined = result.data.customerState === 'declined';
          return onDone(t(isDeclined ? 'transaction.declined' : 'transaction.done'));
        }}
      >
        <MoneyField
          name="amount"
          label={t('transaction.amount')}
          description={t('transaction.amountHint')}
        />
        <TextField name="merchantName" label={t('transaction.merchant')} />
        <SubmitButton variant="secondary">{t('transaction.submit')}</SubmitButton>
      </Form>
    </Section>
  );
}

/** Her employer pays. */
export function SimulateDirectDeposit({ onDone }: Props) {
  const t = useMessages();
  return (
    <Section title={t('deposit.title')} size="small">
      <Form
        aria-label={t('deposit.title')}
        initialValues={{ amount: null as number | null }}
        validationSchema={amountSchema}
        onSubmit={async (values) => {
          const result = await simulateDirectDeposit(entered(values));
          if (!result.ok) return result.error;
          return onDone(t('deposit.done'));
        }}
      >
        <MoneyField
          name="amount"
          label={t('deposit.amount')}
          description={t('deposit.amountHint')}
        />
        <SubmitButton variant="secondary">{t('deposit.submit')}</SubmitButton>
      </Form>
    </Section>
  );
}
