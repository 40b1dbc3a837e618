import { Form } from '#components/form/form.tsx';
import { ZipField } from './zip-field.tsx';

export default { title: 'Fields/ZipField' };

export const Filled = () => (
  <Form initialValues={{ zip: '94103' }} onSubmit={async () => undefined}>
    <ZipField name="zip" label="ZIP code" />
  </Form>
);
