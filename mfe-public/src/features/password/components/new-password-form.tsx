import { Form, PasswordField, Stack, SubmitButton, type FormRefusal } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import type { PasswordOwner, Strength } from '../model/strength.ts';
import { Requirements } from './requirements.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { useStrength } from './use-strength.ts';

/** A password that is strong as far as this browser can tell. */
export interface NewPassword {
  password: string;
  /** Absent where it was not asked for. */
  currentPassword?: string;
  /** Absent where it could not be estimated. */
  score?: number;
}

interface Props {
  /** Names that may not be in it; empty where they are not known. */
  owner: PasswordOwner;
  /** The present password vouches for the change. */
  asksCurrent?: boolean;
  /** Resolves to the refusal, if there is one. */
  onSubmit: (chosen: NewPassword) => Promise<FormRefusal | undefined>;
}

/** Asks for a new password and lets none go that is too weak. */
export function NewPasswordForm({ owner, asksCurrent = false, onSubmit }: Props) {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const strength = useStrength(password, owner);
  const { score, isChecking, isEnough } = strength;
  return (
    <Form
      aria-label={t(asksCurrent ? 'password.change' : 'password.form')}
      initialValues={{ password: '', ...(asksCurrent ? { currentPassword: '' } : {}) }}
      onChange={(values) => setPassword(values.password)}
      onSubmit={(values) => onSubmit({ ...values, ...(score === null ? {} : { score }) })}
    >
      {asksCurrent && (
        <PasswordField
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        name="password"
        label={t(asksCurrent ? 'password.form' : 'password.label')}
        autoComplete="new-password"
      />
      <StrengthMeter password={password} score={score} />
      <Stack gap={8}>
        <p>{t(verdictOn(strength))}</p>
        <Requirements strength={strength} isEmpty={password === ''} />
      </Stack>
      <SubmitButton isDisabled={!isEnough && !isChecking} isPending={isChecking}>
        {isChecking ? t('password.checking') : t('password.set')}
      </SubmitButton>
    </Form>
  );
}

function verdictOn({ isEnough, score }: Strength) {
  if (!isEnough) return 'password.mustBeStrong';
  return score === null ? 'password.judgedLater' : 'password.enough';
}
