import { Form, SubmitButton, TextField, type FormRefusal } from '@reset/shared-ui';
import { nobody, recipientOf, recipientSchema, type Recipient } from '../model/recipient.ts';
import { useMessages } from '../results-mail-messages.ts';

interface Props {
  label: string;
  onSubmit: (user: Recipient) => Promise<FormRefusal | undefined>;
}

export function RecipientForm({ label, onSubmit }: Props) {
  const t = useMessages();
  return (
    <Form
      aria-label={label}
      initialValues={nobody}
      validationSchema={recipientSchema}
      onSubmit={(values) => onSubmit(recipientOf(values))}
    >
      <TextField name="name" label={t('firstName')} autoComplete="given-name" />
      <TextField name="email" type="email" label={t('email')} autoComplete="email" />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
}
