import { Form } from '#components/form/form.tsx';
import { CodeField } from './code-field.tsx';

export default { title: 'Fields/CodeField' };

export const SixDigits = () => (
  <Form initialValues={{ code: '' }} onSubmit={async () => undefined}>
    <CodeField
      name="code"
      label="6-digit code"
      description="We sent it to the number ending in 0123."
    />
  </Form>
);

export const FourDigits = () => (
  <Form initialValues={{ code: '4207' }} onSubmit={async () => undefined}>
    <CodeField name="code" label="4-digit code" length={4} />
  </Form>
);
