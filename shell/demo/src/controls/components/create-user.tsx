import {
  FileField,
  Form,
  RadioGroupField,
  Section,
  SubmitButton,
  TextField,
} from '@reset/shared-ui';
import { useState } from 'react';
import { createUser } from '../demo-api.ts';
import { useMessages } from '../demo-messages.ts';
import { newUserRequest, newUserSchema, NO_USER } from '../model/new-user.ts';

const METHODS = ['direct_deposit_flow', 'ach_debit_flow'] as const;

interface Props {
  onDone: (said: string) => undefined;
}

/** Makes up another member. */
export function CreateUser({ onDone }: Props) {
  const t = useMessages();
  /** A form of its own for each, so that the next one begins empty. */
  const [count, setCount] = useState(0);
  return (
    <Section title={t('user.title')} size="small">
      <Form
        key={count}
        aria-label={t('user.title')}
        initialValues={NO_USER}
        validationSchema={newUserSchema}
        onSubmit={async (values) => {
          const result = await createUser(await newUserRequest(values));
          if (!result.ok) return result.error;
          setCount(count + 1);
          const { firstName, lastName } = result.data;
          return onDone(t('user.done', { name: `${firstName} ${lastName}` }));
        }}
      >
        <TextField name="firstName" label={t('user.firstName')} autoComplete="off" />
        <TextField name="lastName" label={t('user.lastName')} autoComplete="off" />
        <TextField name="primaryBank" label={t('user.bank')} autoComplete="off" />
        <TextField name="payroll" label={t('user.payroll')} autoComplete="off" />
        <RadioGroupField
          name="repaymentMethod"
          label={t('user.method')}
          choices={METHODS.map((value) => ({ value, label: t(`user.method.${value}`) }))}
        />
        <FileField name="logo" label={t('user.logo')} accept="image/*" />
        <SubmitButton variant="secondary">{t('user.submit')}</SubmitButton>
      </Form>
    </Section>
  );
}
