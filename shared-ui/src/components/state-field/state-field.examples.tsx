import { Form } from '#components/form/form.tsx';
import { StateField } from './state-field.tsx';

export default { title: 'Fields/StateField' };

export const Filled = () => (
  <Form initialValues={{ stateAbbr: 'OR' }} onSubmit={async () => undefined}>
    <StateField name="stateAbbr" label="State" description="Two letters, such as OR" />
  </Form>
);
