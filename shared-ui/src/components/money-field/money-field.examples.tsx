import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { MoneyField } from './money-field.tsx';

export default { title: 'Fields/MoneyField' };

interface Values {
  limit: number | null;
}

interface Props {
  onSubmit?: (values: Values) => Promise<undefined>;
}

const empty: Values = { limit: null };
const filled: Values = { limit: 125_000 };

export const Empty = ({ onSubmit = async () => undefined }: Props) => (
  <Form initialValues={empty} onSubmit={onSubmit}>
    <MoneyField name="limit" label="Monthly limit" description="Between $50 and $2,000." />
    <SubmitButton>Save</SubmitButton>
  </Form>
);

export const Filled = () => (
  <Form initialValues={filled} onSubmit={async () => undefined}>
    <MoneyField name="limit" label="Monthly limit" />
  </Form>
);
