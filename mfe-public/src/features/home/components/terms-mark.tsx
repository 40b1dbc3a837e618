import { useMessages } from '../home-messages.ts';
import styles from './terms-mark.module.css';

/** The superscripts of the small print, in the order in which the page comes to them. */
export const TERMS_MARKS = { card: '1', tax: '2' } as const;

/** Points from a claim to its small print at the foot of the page. */
export function TermsMark({ of }: { of: keyof typeof TERMS_MARKS }) {
  const t = useMessages();
  return (
    <sup className={styles.mark}>
      <a
        href={`#${of}-terms`}
        className={styles.link}
        aria-label={t(`terms.${of}`, { mark: TERMS_MARKS[of] })}
      >
        {TERMS_MARKS[of]}
      </a>
    </sup>
  );
}
