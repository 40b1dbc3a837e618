import { DawnArc, TextLink } from '@reset/shared-ui';
import { useId } from 'react';
import { CardTerms } from '#features/offer-terms/offer-terms.tsx';
import styles from './pitch-closing.module.css';

interface Props {
  title: string;
  text: string;
  /** What the way to the sign-up is called. */
  signUp: string;
}

/** The last word of a page: the way to the card, and who can have it. */
export function PitchClosing({ title, text, signUp }: Props) {
  const titleId = useId();
  return (
    <section className={styles.closing} aria-labelledby={titleId}>
      <DawnArc />
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <TextLink href="/users/sign_up" variant="button">
        {signUp}
      </TextLink>
      <CardTerms />
    </section>
  );
}
