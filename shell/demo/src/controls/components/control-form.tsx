import type { ApiError } from '@reset/remote-sdk';
import { Form, Section, SubmitButton } from '@reset/shared-ui';
import type { ComponentProps, ReactNode } from 'react';

export interface ControlProps {
  /** Called with what was done, in words: it closes the panel. */
  onDone: (said: string) => void;
}

interface Props<Values extends object>
  extends
    ControlProps,
    Pick<ComponentProps<typeof Form<Values>>, 'initialValues' | 'validationSchema'> {
  title: string;
  /** What the button reads. */
  submit: string;
  /** Resolves to what was done, in words. */
  onSend: (values: Values) => Promise<{ ok: true; said: string } | { ok: false; error: ApiError }>;
  children: ReactNode;
}

/** One control of the panel: what it asks, and its button. */
export function ControlForm<Values extends object>({
  title,
  submit,
  onSend,
  onDone,
  children,
  ...form
}: Props<Values>) {
  async function send(values: Values) {
    const sent = await onSend(values);
    if (!sent.ok) return sent.error;
    onDone(sent.said);
    return undefined;
  }
  return (
    <Section title={title} size="small">
      <Form aria-label={title} onSubmit={send} {...form}>
        {children}
        <SubmitButton variant="secondary">{submit}</SubmitButton>
      </Form>
    </Section>
  );
}
