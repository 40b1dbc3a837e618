import { useEffect, useRef } from 'react';
import { CheckboxField } from '#components/checkbox-field/checkbox-field.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { useWords } from '#words/words.ts';
import { KeepCodes } from './keep-codes.tsx';
import styles from './recovery-codes.module.css';

interface Props {
  codes: string[];
  /** Of the text file, with its ending. */
  fileName: string;
  /** She says that she has kept them. */
  onDone: () => void;
}

/** Codes that are shown once: they can be copied and downloaded, and have to be kept. */
export function RecoveryCodes({ codes, fileName, onDone }: Props) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function finish({ isKept }: { isKept: boolean }) {
    if (!isKept) return { message: words.pleaseCheck, errors: { isKept: [words.keepCodesFirst] } };
    onDone();
    return undefined;
  }

  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        {words.recoveryCodes}
      </h2>
      <p>{words.recoveryCodesHint}</p>
      <div className={styles.box}>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <KeepCodes codes={codes} fileName={fileName} />
      <Form aria-label={words.recoveryCodes} initialValues={{ isKept: false }} onSubmit={finish}>
        <CheckboxField name="isKept" label={words.codesKept} />
        <SubmitButton>{words.finish}</SubmitButton>
      </Form>
    </div>
  );
}
