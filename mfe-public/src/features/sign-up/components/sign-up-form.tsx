import {
  CheckboxField,
  EnglishOnly,
  Form,
  PageLayout,
  SubmitButton,
  TextField,
  type FormRefusal,
} from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import {
  emptySignUp,
  signUpSchema,
  typedSignUp,
  type SignUpValues,
} from '../model/sign-up-form.ts';
import { Agreement } from './agreement.tsx';
import styles from './sign-up-form.module.css';

interface Props {
  /** Resolves to the refusal, if there is one. */
  onSubmit: (values: SignUpValues) => Promise<FormRefusal | undefined>;
}

/** Who signs up. What is typed survives a reload and the way back. */
export function SignUpForm({ onSubmit }: Props) {
  const t = useMessages();
  const [initialValues] = useState(() => typedSignUp.read() ?? emptySignUp);
  return (
    <PageLayout title={t('signUp.heading')}>
      <Form
        aria-label={t('signUp.title')}
        initialValues={initialValues}
        validationSchema={signUpSchema}
        onChange={typedSignUp.keep}
        onSubmit={onSubmit}
      >
        <p className={styles.note}>{t('signUp.legalName')}</p>
        <TextField name="firstName" label={t('signUp.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('signUp.lastName')} autoComplete="family-name" />
        <TextField name="email" type="email" label={t('signUp.email')} autoComplete="email" />
        <EnglishOnly isLegal />
        <CheckboxField name="isAgreed" label={<Agreement />} description={t('signUp.newTabs')} />
        <SubmitButton>{t('signUp.continue')}</SubmitButton>
      </Form>
    </PageLayout>
  );
}
