import { Form } from '#components/form/form.tsx';
import { StateField } from './state-field.tsx';

export default { title: 'Fields/StateField' };

const NAMES = {
  AL: 'Alabama',
  AK: 'Alaska',
  CA: 'California',
  KS: 'Kansas',
  ME: 'Maine',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MS: 'Mississippi',
  MO: 'Missouri',
  NE: 'Nebraska',
  NV: 'Nevada',
  NJ: 'New Jersey',
  NY: 'New York',
  OR: 'Oregon',
};

export const Filled = () => (
  <Form initialValues={{ stateAbbr: 'OR' }} onSubmit={async () => undefined}>
    <StateField
      name="stateAbbr"
      label="State"
      description="Two letters, such as OR"
      names={NAMES}
    />
  </Form>
);
