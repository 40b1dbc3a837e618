import { TextLink } from '@reset/shared-ui';
import { useId } from 'react';
import styles from './first-step.module.css';

interface Props {
  /** What this is: `Where to begin`. */
  label: string;
  /** What needs it most, with its figure. */
  title: string;
  /** One concrete thing to do about it. */
  text: string;
  action?: { label: string; href: string };
}

/** What a result comes to: the one thing that would help most, before all that explains it. */
export function FirstStep({ label, title, text, action }: Props) {
  const titleId = useId();
  return (
    <section className={styles.step} aria-labelledby={titleId}>
      <p className={styles.label}>{label}</p>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {action && (
        <TextLink href={action.href} variant="button">
          {action.label}
        </TextLink>
      )}
    </section>
  );
}
