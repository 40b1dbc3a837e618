import { Form } from '#components/form/form.tsx';
import { SsnField } from './ssn-field.tsx';

export default { title: 'Fields/SsnField' };

export const Filled = () => (
  <Form initialValues={{ ssn: '000120000' }} onSubmit={async () => undefined}>
    <SsnField
      name="ssn"
      label="Social Security number"
      description="Federal law asks us to check who you are. This does not affect your credit score."
    />
  </Form>
);
