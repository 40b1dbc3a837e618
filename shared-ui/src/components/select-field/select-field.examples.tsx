import { Form } from '#components/form/form.tsx';
import { SelectField } from './select-field.tsx';

export default { title: 'Fields/SelectField' };

const states = [
  { value: 'AZ', label: 'Arizona' },
  { value: 'CA', label: 'California' },
  { value: 'NV', label: 'Nevada' },
];

export const Empty = () => (
  <Form initialValues={{ state: '' }} onSubmit={async () => undefined}>
    <SelectField name="state" label="State" choices={states} autoComplete="address-level1" />
  </Form>
);

export const Chosen = () => (
  <Form initialValues={{ state: 'NV' }} onSubmit={async () => undefined}>
    <SelectField
      name="state"
      label="State"
      description="Where you live now."
      choices={states}
      autoComplete="address-level1"
    />
  </Form>
);
