import type { Ref } from 'react';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './close-button.module.css';

interface Props {
  onClose: () => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The cross at the corner of what floats above the page. */
export function CloseButton({ onClose, isDisabled = false, ref }: Props) {
  const words = useWords();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.close}
      aria-label={words.close}
      disabled={isDisabled}
      onClick={onClose}
    >
      <Icon name="x" />
    </button>
  );
}
