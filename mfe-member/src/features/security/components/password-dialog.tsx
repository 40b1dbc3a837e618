import { Dialog, Form, PasswordField, SubmitButton, type FormRefusal } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

interface Props {
  title: string;
  /** What will happen. */
  text: string;
  /** On the button that does it. */
  action: string;
  isOpen: boolean;
  onClose: () => void;
  /** Does it. Resolves to the refusal, if there is one. */
  onSubmit: (password: string) => Promise<FormRefusal | undefined>;
}

/** Asks for the password once more, before something that whoever found the browser open must not do. */
export function PasswordDialog({ title, text, action, isOpen, onClose, onSubmit }: Props) {
  const t = useMessages();

  async function submit({ password }: { password: string }) {
    if (password !== '') return onSubmit(password);
    const missing = t('security.passwordRequired');
    return { message: missing, errors: { password: [missing] } };
  }

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Form aria-label={title} initialValues={{ password: '' }} onSubmit={submit}>
        <p>{text}</p>
        <PasswordField
          name="password"
          label={t('security.currentPassword')}
          autoComplete="current-password"
        />
        <SubmitButton variant="danger">{action}</SubmitButton>
      </Form>
    </Dialog>
  );
}
