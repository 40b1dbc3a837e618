import type { ReactNode } from 'react';
import { usePrimary } from '#components/one-primary/one-primary.tsx';
import { Spinner } from '#components/spinner/spinner.tsx';
import styles from './button.module.css';

interface Props {
  children: ReactNode;
  /**
   * `primary` is the one next step of a screen: within `OnePrimary` only the first is. `quiet` is a button that looks like a link, and
   * `quiet-danger` one for a loss, where a row has several or each row has one.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger';
  type?: 'button' | 'submit';
  onPress?: () => void;
  isDisabled?: boolean;
  /** At work: keeps its place and focus, shows a spinner and takes no second press. */
  isPending?: boolean;
  /** As wide as what it stands in, as on phones. */
  isWide?: boolean;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

export function Button({
  children,
  variant = 'secondary',
  type = 'button',
  onPress,
  ...rest
}: Props) {
  const { isDisabled, isPending = false, isWide, ...aria } = rest;
  const [isPrimary, ref] = usePrimary<HTMLButtonElement>(variant === 'primary');
  return (
    <button
      {...aria}
      ref={ref}
      type={type === 'submit' ? 'submit' : 'button'}
      className={styles.button}
      data-variant={variant === 'primary' && !isPrimary ? 'secondary' : variant}
      data-wide={isWide || undefined}
      disabled={isDisabled}
      // `disabled` would lose the focus of the one who has just pressed it.
      aria-disabled={isPending || undefined}
      onClick={(event) => (isPending ? event.preventDefault() : onPress?.())}
    >
      <span className={styles.label}>{children}</span>
      {isPending && (
        <span className={styles.pending}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
