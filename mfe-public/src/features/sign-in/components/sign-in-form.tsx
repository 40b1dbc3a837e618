import { Form, PasswordField, SubmitButton, TextField, type FormRefusal } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { emptySignIn, signInSchema, type SignInValues } from '../model/sign-in-form.ts';

interface Props {
  /** Resolves to the refusal, if there is one. */
  onSubmit: (values: SignInValues) => Promise<FormRefusal | undefined>;
}

export function SignInForm({ onSubmit }: Props) {
  const t = useMessages();
  return (
    <Form
      aria-label={t('signIn.title')}
      initialValues={emptySignIn}
      validationSchema={signInSchema}
      onSubmit={onSubmit}
    >
      <TextField name="email" type="email" label={t('signIn.email')} autoComplete="username" />
      <PasswordField name="password" label={t('signIn.password')} autoComplete="current-password" />
      <SubmitButton>{t('signIn.submit')}</SubmitButton>
    </Form>
  );
}
