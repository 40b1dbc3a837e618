import type { ApiError } from '@reset/remote-sdk';
import { Form, Section, SubmitButton } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './control-form.module.css';

interface Props<Values extends object> extends Pick<
  ComponentProps<typeof Form<Values>>,
  'initialValues' | 'validationSchema'
> {
  title: string;
  /** What the button reads. */
  submit: string;
  /** Resolves to what was done, in words. */
  onSend: (values: Values) => Promise<{ ok: true; said: string } | { ok: false; error: ApiError }>;
  /** It begins anew once it was sent. */
  isEmptied?: boolean;
  children: ReactNode;
}

/** One control of the panel: what it asks, its button, and below it what the last press has done. */
export function ControlForm<Values extends object>({
  title,
  submit,
  onSend,
  isEmptied = false,
  children,
  ...form
}: Props<Values>) {
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const [{ said, turn }, setDone] = useState({ said: '', turn: 0 });
  async function send(values: Values) {
    const sent = await onSend(values);
    setDone({ said: sent.ok ? sent.said : '', turn: turn + Number(sent.ok && isEmptied) });
    if (!sent.ok) return sent.error;
    // The button that was pressed goes with the form.
    if (isEmptied) status.current?.focus();
    // Whatever the page behind shows may be another now.
    void client.invalidateQueries();
    return undefined;
  }
  return (
    <Section title={title} size="small">
      <Form key={turn} aria-label={title} onSubmit={send} {...form}>
        {children}
        <SubmitButton variant="secondary">{submit}</SubmitButton>
      </Form>
      <p ref={status} role="status" tabIndex={-1} className={styles.said}>
        {said}
      </p>
    </Section>
  );
}
