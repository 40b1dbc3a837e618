import { Section } from '@reset/shared-ui';
import { useMessages } from '../social-security-messages.ts';
import styles from './timeline.module.css';

/** From the sign-up to the first payment that repays the card. */
export function Timeline() {
  const t = useMessages();
  const dates = [
    { title: t('dates.first'), text: t('dates.first.text') },
    { title: t('dates.between'), text: t('dates.between.text') },
    { title: t('dates.payment'), text: t('dates.payment.text') },
  ];
  return (
    <Section size="large" title={t('dates.title')}>
      <ol className={styles.dates}>
        {dates.map(({ title, text }) => (
          <li key={title} className={styles.date}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
