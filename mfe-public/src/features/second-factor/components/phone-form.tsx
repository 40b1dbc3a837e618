import { Form, PasswordField, PhoneField, SubmitButton, type FormRefusal } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '#messages.ts';
import { emptyPhone, phoneSchema, type PhoneValues } from '../model/phone-form.ts';

interface Props {
  /** It took the place of what had the focus. */
  isFocused: boolean;
  /** Resolves to the refusal, if there is one. */
  onSubmit: (values: PhoneValues) => Promise<FormRefusal | undefined>;
}

/** A number that is new to the account, which the password has to vouch for. */
export function PhoneForm({ isFocused, onSubmit }: Props) {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) box.current?.querySelector('input')?.focus();
  }, [isFocused]);
  return (
    <div ref={box}>
      <Form
        aria-label={t('secondFactor.turnOn')}
        initialValues={emptyPhone}
        validationSchema={phoneSchema}
        onSubmit={onSubmit}
      >
        <PhoneField
          name="phoneNumber"
          label={t('secondFactor.phone')}
          description={t('secondFactor.phoneHint')}
        />
        <PasswordField
          name="password"
          label={t('secondFactor.password')}
          description={t('secondFactor.passwordHint')}
          autoComplete="current-password"
        />
        <SubmitButton>{t('secondFactor.sendCode')}</SubmitButton>
      </Form>
    </div>
  );
}
