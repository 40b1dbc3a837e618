import { Form } from '#components/form/form.tsx';
import { PhoneField } from './phone-field.tsx';

export default { title: 'Fields/PhoneField' };

export const Empty = () => (
  <Form initialValues={{ phone: '' }} onSubmit={async () => undefined}>
    <PhoneField
      name="phone"
      label="Mobile number"
      description="We send a code to it when you log in."
    />
  </Form>
);

export const Filled = () => (
  <Form initialValues={{ phone: '4155550123' }} onSubmit={async () => undefined}>
    <PhoneField name="phone" label="Mobile number" />
  </Form>
);
