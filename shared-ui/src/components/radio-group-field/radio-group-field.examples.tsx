import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { RadioGroupField } from './radio-group-field.tsx';

export default { title: 'Fields/RadioGroupField' };

interface Values {
  payment: string;
}

interface Props {
  onSubmit?: (values: Values) => Promise<undefined>;
}

const payments = [
  {
    value: 'direct_deposit',
    label: 'Direct deposit',
    description: 'Your employer sends part of your pay to Reset.',
  },
  {
    value: 'ach_debit',
    label: 'Checking account',
    description: 'We collect from your account on payday.',
  },
];

const frequencies = [
  { value: 'weekly', label: 'Every week' },
  { value: 'biweekly', label: 'Every two weeks' },
  { value: 'semimonthly', label: 'Twice a month' },
  { value: 'monthly', label: 'Once a month' },
];

export const WithDescriptions = ({ onSubmit = async () => undefined }: Props) => (
  <Form initialValues={{ payment: '' }} validationSchema={mustChoose} onSubmit={onSubmit}>
    <RadioGroupField name="payment" label="How do you want to repay?" choices={payments} />
    <SubmitButton>Continue</SubmitButton>
  </Form>
);

export const Chosen = () => (
  <Form initialValues={{ frequency: 'biweekly' }} onSubmit={async () => undefined}>
    <RadioGroupField
      name="frequency"
      label="How often are you paid?"
      description="As it stands on your pay stub."
      choices={frequencies}
    />
  </Form>
);

const mustChoose = {
  async validate(values: Values) {
    if (values.payment) return values;
    const inner = [{ path: 'payment', message: 'Please choose how you want to repay.' }];
    throw Object.assign(new Error('Missing'), { name: 'ValidationError', inner });
  },
};
