import { Form } from '#components/form/form.tsx';
import { TextAreaField } from './text-area-field.tsx';

export default { title: 'Fields/TextAreaField' };

export const Empty = () => (
  <Form initialValues={{ message: '' }} onSubmit={async () => undefined}>
    <TextAreaField
      name="message"
      label="What happened?"
      description="The more we know, the faster we can help."
      limit={500}
    />
  </Form>
);

export const TooLong = () => (
  <Form
    initialValues={{ message: 'The shop charged me twice for one order.' }}
    onSubmit={async () => undefined}
  >
    <TextAreaField name="message" label="What happened?" limit={20} />
  </Form>
);
