import { Form, SubmitButton, TextField, type FormRefusal } from '@reset/shared-ui';
import * as yup from 'yup';
import { t as say, useMessages } from '#messages.ts';

interface Props {
  /** Resolves to the refusal, if there is one. */
  onSubmit: (email: string) => Promise<FormRefusal | undefined>;
}

export function ForgotPasswordForm({ onSubmit }: Props) {
  const t = useMessages();
  return (
    <Form
      aria-label={t('forgot.title')}
      initialValues={{ email: '' }}
      validationSchema={forgotPasswordSchema}
      onSubmit={({ email }) => onSubmit(email.trim())}
    >
      <TextField name="email" type="email" label={t('signIn.email')} autoComplete="username" />
      <SubmitButton>{t('forgot.submit')}</SubmitButton>
    </Form>
  );
}

const forgotPasswordSchema = yup.object({
  email: yup
    .string()
    .trim()
    .required(() => say('signIn.emailRequired'))
    .email(() => say('signIn.emailInvalid')),
});
