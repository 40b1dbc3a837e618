import { Form } from '#components/form/form.tsx';
import { TextField } from './text-field.tsx';

export default { title: 'Fields/TextField' };

export const WithDescription = () => (
  <Form initialValues={{ email: '' }} onSubmit={async () => undefined}>
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      description="Where we send what you should know."
    />
  </Form>
);
