import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#components/button/button.tsx';
import { CodeField } from '#components/code-field/code-field.tsx';
import { Form, type FormRefusal } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { ResendButton } from '#components/resend-button/resend-button.tsx';
import { TextField } from '#components/text-field/text-field.tsx';
import { useWords } from '#words/words.ts';
import styles from './code-form.module.css';

interface Props {
  title: string;
  /** Where the code was sent, in a sentence. */
  sentTo: string;
  submitLabel: string;
  /** Resolves to the refusal, if there is one; the field's name is `otpAttempt`. */
  onSubmit: (otpAttempt: string) => Promise<FormRefusal | undefined>;
  /** Sends the code again, and resolves to why it was not sent, if so. */
  onResend: () => Promise<string | undefined>;
  /** A recovery code is taken as well. */
  canRecover?: boolean;
  /** Buttons that lead elsewhere: back, or off. */
  children?: ReactNode;
}

const CODE_LENGTH = 6;

/** Asks for the code that was sent to a phone. The field has the focus as soon as it is there. */
export function CodeForm({ title, sentTo, submitLabel, onSubmit, onResend, ...rest }: Props) {
  const { canRecover = false, children } = rest;
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [isRecovering, setRecovering] = useState(false);
  const focusField = () => box.current?.querySelector('input')?.focus();
  useEffect(focusField, [isRecovering]);

  async function submit({ otpAttempt }: { otpAttempt: string }) {
    const typed = otpAttempt.trim();
    const isWhole = isRecovering ? typed !== '' : typed.length === CODE_LENGTH;
    if (isWhole) return onSubmit(typed);
    const problem = isRecovering ? words.enterRecoveryCode : words.enterCode(CODE_LENGTH);
    return { message: words.pleaseCheck, errors: { otpAttempt: [problem] } };
  }

  return (
    <div ref={box} className={styles.step}>
      <h2>{title}</h2>
      <Form
        key={String(isRecovering)}
        aria-label={title}
        initialValues={{ otpAttempt: '' }}
        onSubmit={submit}
      >
        {isRecovering ? (
          <TextField
            name="otpAttempt"
            label={words.recoveryCode}
            description={words.recoveryCodeHint}
            autoComplete="off"
          />
        ) : (
          <CodeField
            name="otpAttempt"
            label={words.code(CODE_LENGTH)}
            description={sentTo}
            length={CODE_LENGTH}
          />
        )}
        <SubmitButton>{submitLabel}</SubmitButton>
      </Form>
      <div className={styles.others}>
        {!isRecovering && <ResendButton onResend={onResend} onSent={focusField} />}
        {canRecover && (
          <Button variant="quiet" onPress={() => setRecovering(!isRecovering)}>
            {isRecovering ? words.useSentCode : words.useRecoveryCode}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
