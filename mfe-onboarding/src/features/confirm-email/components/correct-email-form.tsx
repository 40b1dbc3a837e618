import {
  Button,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  type FormRefusal,
} from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../confirm-email-messages.ts';
import {
  correctEmailSchema,
  noCorrection,
  type CorrectEmailValues,
} from '../model/correct-email-form.ts';
import styles from './confirm-email.module.css';

interface Props {
  /** Resolves to the refusal, if there is one. */
  onSubmit: (values: CorrectEmailValues) => Promise<FormRefusal | undefined>;
  onKeep: () => void;
}

/** The address that was meant, and her password, so that nobody else sends her account elsewhere. */
export function CorrectEmailForm({ onSubmit, onKeep }: Props) {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <Form
        aria-label={t('wrong.title')}
        initialValues={noCorrection}
        validationSchema={correctEmailSchema}
        onSubmit={onSubmit}
      >
        <p className={styles.text}>{t('wrong.text')}</p>
        <TextField name="email" type="email" label={t('wrong.email')} autoComplete="email" />
        <PasswordField
          name="currentPassword"
          label={t('wrong.password')}
          autoComplete="current-password"
        />
        <SubmitButton>{t('wrong.submit')}</SubmitButton>
        <Button onPress={onKeep} isWide>
          {t('wrong.keep')}
        </Button>
      </Form>
    </div>
  );
}
