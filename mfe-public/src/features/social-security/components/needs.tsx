import { Icon, Section } from '@reset/shared-ui';
import { useMessages } from '../social-security-messages.ts';
import styles from './needs.module.css';

/** What to have at hand before signing up. */
export function Needs() {
  const t = useMessages();
  const needs = [
    { title: t('needs.income'), text: t('needs.income.text') },
    { title: t('needs.bank'), text: t('needs.bank.text') },
    { title: t('needs.program'), text: t('needs.program.text') },
    { title: t('needs.you'), text: t('needs.you.text') },
  ];
  return (
    <Section size="large" title={t('needs.title')} intro={t('needs.intro')} layout="split">
      <ul className={styles.needs}>
        {needs.map(({ title, text }) => (
          <li key={title} className={styles.need}>
            <span className={styles.icon}>
              <Icon name="check" />
            </span>
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
