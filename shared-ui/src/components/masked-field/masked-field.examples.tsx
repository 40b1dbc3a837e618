import { Form } from '#components/form/form.tsx';
import { MaskedField } from './masked-field.tsx';

export default { title: 'Fields/MaskedField' };

export const EmployerNumber = () => (
  <Form initialValues={{ ein: '123456789' }} onSubmit={async () => undefined}>
    <MaskedField name="ein" label="Employer identification number" pattern="##-#######" />
  </Form>
);
