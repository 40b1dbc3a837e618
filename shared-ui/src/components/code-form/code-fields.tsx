import { CodeField } from '#components/code-field/code-field.tsx';
import { Form, type FormRefusal } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/text-field/text-field.tsx';
import { useWords } from '#words/words.ts';

interface Props {
  label: string;
  /** Below the label of a code that was sent. */
  sentTo: string;
  submitLabel: string;
  /** The code takes something away. */
  isDanger?: boolean;
  /** A recovery code is asked for, and not one that was sent. */
  isRecovery: boolean;
  onSubmit: (otpAttempt: string) => Promise<FormRefusal | undefined>;
}

const CODE_LENGTH = 6;

/** One code, of the one kind or of the other. What is not whole is not sent. */
export function CodeFields({ label, sentTo, submitLabel, isDanger = false, ...props }: Props) {
  const { isRecovery, onSubmit } = props;
  const words = useWords();

  async function submit({ otpAttempt }: { otpAttempt: string }) {
    const typed = otpAttempt.trim();
    const isWhole = isRecovery ? typed !== '' : typed.length === CODE_LENGTH;
    if (isWhole) return onSubmit(typed);
    const problem = isRecovery ? words.enterRecoveryCode : words.enterCode(CODE_LENGTH);
    return { message: words.pleaseCheck, errors: { otpAttempt: [problem] } };
  }

  return (
    <Form aria-label={label} initialValues={{ otpAttempt: '' }} onSubmit={submit}>
      {isRecovery ? (
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
      <SubmitButton variant={isDanger ? 'danger' : 'primary'}>{submitLabel}</SubmitButton>
    </Form>
  );
}
