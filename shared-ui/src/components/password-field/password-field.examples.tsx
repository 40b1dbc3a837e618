import { Form } from '#components/form/form.tsx';
import { PasswordField } from './password-field.tsx';

export default { title: 'Fields/PasswordField' };

export const ForSignIn = () => (
  <Form initialValues={{ password: '' }} onSubmit={async () => undefined}>
    <PasswordField name="password" label="Password" autoComplete="current-password" />
  </Form>
);
