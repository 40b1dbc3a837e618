import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextLink } from '#components/text-link/text-link.tsx';
import { CheckboxField } from './checkbox-field.tsx';

export default { title: 'Fields/CheckboxField' };

interface Values {
  agreed: boolean;
}

interface Props {
  onSubmit?: (values: Values) => Promise<undefined>;
}

export const Unchecked = ({ onSubmit = async () => undefined }: Props) => (
  <Form initialValues={{ agreed: false }} validationSchema={mustAgree} onSubmit={onSubmit}>
    <CheckboxField
      name="agreed"
      label={
        <>
          I have read and agree to the{' '}
          <TextLink href="/cardholder-agreement">Cardholder Agreement</TextLink> and the{' '}
          <TextLink href="/privacy-policy">Privacy Policy</TextLink>.
        </>
      }
    />
    <SubmitButton>Continue</SubmitButton>
  </Form>
);

export const Checked = () => (
  <Form initialValues={{ texts: true }} onSubmit={async () => undefined}>
    <CheckboxField
      name="texts"
      label="Text me before each payday"
      description="One message per pay period. Reply STOP at any time."
    />
  </Form>
);

const mustAgree = {
  async validate(values: Values) {
    if (values.agreed) return values;
    const inner = [{ path: 'agreed', message: 'Please agree to the Cardholder Agreement.' }];
    throw Object.assign(new Error('Missing'), { name: 'ValidationError', inner });
  },
};
