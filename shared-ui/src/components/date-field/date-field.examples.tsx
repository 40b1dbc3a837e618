import { Form } from '#components/form/form.tsx';
import { DateField } from './date-field.tsx';

export default { title: 'Fields/DateField' };

interface Props {
  onSubmit?: (values: { birthday: string }) => Promise<undefined>;
}

export const Empty = ({ onSubmit = async () => undefined }: Props) => (
  <Form initialValues={{ birthday: '' }} onSubmit={onSubmit}>
    <DateField name="birthday" label="Date of birth" autoComplete="bday" />
  </Form>
);

export const Filled = () => (
  <Form initialValues={{ birthday: '1994-02-03' }} onSubmit={async () => undefined}>
    <DateField name="birthday" label="Date of birth" autoComplete="bday" />
  </Form>
);
