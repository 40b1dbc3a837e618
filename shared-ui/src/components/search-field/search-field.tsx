import { useId, useRef } from 'react';
import buttonStyles from '#components/field/control-button.module.css';
import fieldStyles from '#components/field/field.module.css';
import { Icon } from '#components/icon/icon.tsx';
import { VisuallyHidden } from '#components/visually-hidden/visually-hidden.tsx';
import { useWords } from '#words/words.ts';
import styles from './search-field.module.css';

interface Props {
  /** What is searched: 'Search transactions'. The magnifier says it to who sees it. */
  label: string;
  /** By what, as an example in the empty field: 'Merchant, category or amount'. */
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter: where people are not found with each letter, but by a call. */
  onSubmit?: () => void;
  maxLength?: number;
}

/**
 * Looks through what stands below it, with each letter that is typed or, where there is much of it,
 * at Enter. The cross and Escape empty it.
 */
export function SearchField({ label, placeholder, value, onChange, ...rest }: Props) {
  const { onSubmit, maxLength } = rest;
  const words = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={`${buttonStyles.box} ${styles.box}`}>
      <label htmlFor={id} className={styles.label}>
        <Icon name="search" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        className={fieldStyles.control}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={maxLength}
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('');
          if (key === 'Enter') onSubmit?.();
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={buttonStyles.button}
          aria-label={words.clearSearch}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </search>
  );
}
