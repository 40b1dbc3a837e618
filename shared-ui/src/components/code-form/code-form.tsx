import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Banner } from '#components/banner/banner.tsx';
import { Button } from '#components/button/button.tsx';
import type { FormRefusal } from '#components/form/form.tsx';
import { ResendButton } from '#components/resend-button/resend-button.tsx';
import { useWords } from '#words/words.ts';
import styles from './code-form.module.css';
import { CodeFields } from './code-fields.tsx';

interface Props {
  title: string;
  /** Where the code was sent, or is shown, in a sentence. */
  sentTo: string;
  submitLabel: string;
  /** The code takes something away. */
  isDanger?: boolean;
  /** Resolves to the refusal, if there is one; the field's name is `otpAttempt`. */
  onSubmit: (otpAttempt: string) => Promise<FormRefusal | undefined>;
  /** Sends the code again, and resolves to why it was not sent, if so. Absent where an app shows it. */
  onResend?: () => Promise<string | undefined>;
  /** A recovery code is taken as well. */
  canRecover?: boolean;
  /** Why no code is taken any more: too many tries, or too late. */
  over?: string | null;
  /** What then can be done. */
  onStartAgain: () => void;
  /** Buttons that lead elsewhere: back, or off. */
  children?: ReactNode;
}

/** Asks for the code that was sent to a phone, or that an app shows. The field has the focus as soon as it is there. */
export function CodeForm({ title, onStartAgain, children, ...rest }: Props) {
  const { over = null, canRecover = false, onResend, ...fields } = rest;
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [isRecovering, setRecovering] = useState(false);
  const [resent, setResent] = useState(0);
  const focusFirst = () => box.current?.querySelector<HTMLElement>('input, button')?.focus();
  useEffect(focusFirst, [isRecovering, over, resent]);

  return (
    <div ref={box} className={styles.step}>
      <h2 className={styles.title}>{title}</h2>
      {over !== null && (
        <>
          <div role="alert">
            <Banner tone="danger">{over}</Banner>
          </div>
          <Button variant="primary" isWide onPress={onStartAgain}>
            {words.startAgain}
          </Button>
        </>
      )}
      {over === null && (
        <CodeFields
          // Another code: what was typed of the one before, and was said of it, is none of it.
          key={`${isRecovering} ${resent}`}
          {...fields}
          label={title}
          isRecovery={isRecovering}
        />
      )}
      <div className={styles.others}>
        {over === null && !isRecovering && onResend && (
          <ResendButton onResend={onResend} onSent={() => setResent(resent + 1)} />
        )}
        {over === null && canRecover && (
          <Button variant="quiet" onPress={() => setRecovering(!isRecovering)}>
            {isRecovering ? words.useCode : words.useRecoveryCode}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
