import { isPasskeySupported } from '@reset/remote-sdk/passkeys';
import { Form, PasswordField, SubmitButton, TextField, type FormRefusal } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { signInSchema, type SignInValues } from '../model/sign-in.ts';

interface Props {
  /** Known already, when somebody comes back from the code. */
  email: string;
  /** Resolves to the refusal, if there is one. */
  onSubmit: (values: SignInValues) => Promise<FormRefusal | undefined>;
}

export function SignInForm({ email, onSubmit }: Props) {
  const t = useMessages();
  return (
    <Form
      aria-label={t('signIn.title')}
      initialValues={{ email, password: '' }}
      validationSchema={signInSchema}
      onSubmit={onSubmit}
    >
      <TextField
        name="email"
        type="email"
        label={t('signIn.email')}
        // The browser suggests passkeys where it knows them.
        autoComplete={isPasskeySupported() ? 'username webauthn' : 'username'}
      />
      <PasswordField name="password" label={t('signIn.password')} autoComplete="current-password" />
      <SubmitButton>{t('signIn.submit')}</SubmitButton>
    </Form>
  );
}
