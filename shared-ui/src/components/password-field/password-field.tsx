import { useState } from 'react';
import { Field, type FieldProps } from '#components/field/field.tsx';
import buttonStyles from '#components/field/control-button.module.css';
import fieldStyles from '#components/field/field.module.css';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './password-field.module.css';

interface Props extends FieldProps {
  /** Tells password managers whether to fill or to suggest. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown, pasted into and filled by a manager. */
export function PasswordField({ name, label, description, autoComplete }: Props) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <Field name={name} label={label} description={description}>
      {(control) => (
        <div className={`${buttonStyles.box} ${styles.box}`}>
          <input
            {...control}
            className={fieldStyles.control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={buttonStyles.button}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
