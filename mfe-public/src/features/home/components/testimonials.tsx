import { useMessages } from '../home-messages.ts';
import { Section } from './section.tsx';
import styles from './testimonials.module.css';

const VOICES = ['nurse', 'driver', 'retired'] as const;

/** What cardholders may say. Until real ones do, each is an example, and the page says so. */
export function Testimonials() {
  const t = useMessages();
  return (
    <Section title={t('voices.title')} text={t('voices.note')}>
      <div className={styles.voices}>
        {VOICES.map((voice) => (
          <figure key={voice} className={styles.voice}>
            <blockquote className={styles.words}>{t(`voices.${voice}.text`)}</blockquote>
            <figcaption className={styles.who}>{t(`voices.${voice}`)}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
