import { FileField, RadioGroupField, TextField } from '@reset/shared-ui';
import { createUser } from '../demo-api.ts';
import { useMessages } from '../demo-messages.ts';
import { newUserRequest, newUserSchema, NO_USER } from '../model/new-user.ts';
import { ControlForm, type ControlProps } from './control-form.tsx';

const METHODS = ['direct_deposit_flow', 'ach_debit_flow'] as const;

/** Makes up another member. */
export function CreateUser({ onDone }: ControlProps) {
  const t = useMessages();
  return (
    <ControlForm
      onDone={onDone}
      title={t('user.title')}
      submit={t('user.submit')}
      initialValues={NO_USER}
      validationSchema={newUserSchema}
      onSend={async (values) => {
        const result = await createUser(await newUserRequest(values));
        if (!result.ok) return result;
        const { firstName, lastName } = result.data;
        return { ok: true, said: t('user.done', { name: `${firstName} ${lastName}` }) };
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
    </ControlForm>
  );
}
