import { SignUpLink } from '#features/sign-up-link/sign-up-link.tsx';
import { useMessages } from '../home-messages.ts';
import { Section } from './section.tsx';
import styles from './story.module.css';
import { TermsMark } from './terms-mark.tsx';

/** For whom there are two products: who waits for pay, and who waits for a refund. */
export function Story() {
  const t = useMessages();
  return (
    <Section title={t('story.title')}>
      <div className={styles.both}>
        <Figure value={t('story.paycheck')} of={t('story.paycheck.text')} />
        <Figure value={t('story.refund')} of={t('story.refund.text')} />
      </div>
      <div className={styles.offer}>
        <p className={styles.more}>
          {t('story.refund.more')}
          <TermsMark of="tax" />
        </p>
        <SignUpLink product="tax_refund_advance">{t('story.refund.action')}</SignUpLink>
      </div>
    </Section>
  );
}

interface FigureProps {
  value: string;
  /** What the value is a part of, so that both together are a sentence. */
  of: string;
}

const Figure = ({ value, of }: FigureProps) => (
  <p className={styles.sentence}>
    <span className={styles.value}>{value}</span> {of}
  </p>
);
