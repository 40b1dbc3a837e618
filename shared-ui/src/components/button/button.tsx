import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Spinner } from '#components/spinner/spinner.tsx';
import styles from './button.module.css';

interface Props {
  children: ReactNode;
  /** `primary` is the one next step of a screen. `quiet` is a button that looks like a link. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
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

export function Button({ children, variant = 'secondary', isWide = false, ...rest }: Props) {
  return (
    <AriaButton {...rest} className={styles.button} data-variant={variant} data-wide={isWide || undefined}>
      {({ isPending }) => (
        <>
          <span className={styles.label}>{children}</span>
          {isPending && (
            <span className={styles.pending}>
              <Spinner />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}
