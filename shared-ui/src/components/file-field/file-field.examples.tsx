import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { FileField } from './file-field.tsx';

export default { title: 'Fields/FileField' };

interface Props {
  onSubmit?: (values: { logo: File | null }) => void;
}

export const Empty = ({ onSubmit }: Props) => (
  <Form
    initialValues={{ logo: null as File | null }}
    onSubmit={async (values) => {
      onSubmit?.(values);
      return { message: '', errors: { logo: ['Choose a picture.'] } };
    }}
  >
    <FileField name="logo" label="Logo" description="Shown beside the name." accept="image/*" />
    <SubmitButton>Save</SubmitButton>
  </Form>
);
