import { Icon, type IconName } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './how-it-works.module.css';

/** From a shift to a limit to payday, in three steps. */
export function HowItWorks() {
  const t = useMessages();
  const steps: { icon: IconName; title: string; text: string }[] = [
    { icon: 'briefcase', title: t('home.how.earn'), text: t('home.how.earn.text') },
    { icon: 'receipt', title: t('home.how.bills'), text: t('home.how.bills.text') },
    { icon: 'credit-card', title: t('home.how.spend'), text: t('home.how.spend.text') },
  ];
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t('home.how')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ icon, title, text }) => (
          <li key={title} className={styles.step}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
