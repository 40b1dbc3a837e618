import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
import { useWords } from '#words/words.ts';
import styles from './resend-button.module.css';
import { useCountdown } from './use-countdown.ts';

interface Props {
  /** Sends it again, and resolves to why it was not sent, if so. */
  onResend: () => Promise<string | undefined>;
  /** It was sent, and the button, which may have the focus, is about to be disabled. */
  onSent?: () => void;
}

const PAUSE_SECONDS = 60;

/** Sends a message once more: at once the first time, then not before a minute is over. */
export function ResendButton({ onResend, onSent }: Props) {
  const words = useWords();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [secondsLeft, startPause] = useCountdown(PAUSE_SECONDS);
  const isPausing = secondsLeft > 0;

  async function resend() {
    setSending(true);
    setProblem(undefined);
    const refusal = await onResend();
    setSending(false);
    setProblem(refusal);
    if (refusal !== undefined) return;
    startPause();
    onSent?.();
  }

  return (
    <div className={styles.resend}>
      <Button
        variant="quiet"
        isDisabled={isPausing}
        isPending={isSending}
        onPress={() => void resend()}
      >
        {isPausing ? words.resendIn(secondsLeft) : words.resend}
      </Button>
      <p className={styles.sent} role="status">
        {isPausing && words.sentAgain}
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
