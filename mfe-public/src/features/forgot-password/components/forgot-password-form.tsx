import { Form, SubmitButton, TextField, type FormRefusal } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { forgotPasswordSchema } from '../model/forgot-password-form.ts';

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
