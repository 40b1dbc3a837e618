import { useMessages } from '../home-messages.ts';
import styles from './how-it-works.module.css';
import { Phone } from './phone.tsx';
import { Section } from './section.tsx';

/** What makes the limit, in three steps, beside a phone that shows it. */
export function HowItWorks() {
  const t = useMessages();
  const steps = [
    { title: t('how.earn'), text: t('how.earn.text') },
    { title: t('how.bills'), text: t('how.bills.text') },
    { title: t('how.spend'), text: t('how.spend.text') },
  ];
  return (
    <Section title={t('how.title')} text={t('how.text')} ground="band" picture={<Phone />}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
