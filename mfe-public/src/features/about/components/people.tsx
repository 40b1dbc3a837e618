import { Section } from '@reset/shared-ui';
import { useMessages } from '../about-messages.ts';
import styles from './people.module.css';

/** Who began Reset and who makes it, by what each looks after: work has no need of made-up faces. */
export function People() {
  const t = useMessages();
  const founders = [
    { title: t('founder.product'), text: t('founder.product.text') },
    { title: t('founder.engineering'), text: t('founder.engineering.text') },
    { title: t('founder.risk'), text: t('founder.risk.text') },
  ];
  const team = [
    t('team.support'),
    t('team.payroll'),
    t('team.design'),
    t('team.security'),
    t('team.partners'),
    t('team.taxes'),
  ];
  return (
    <>
      <Section size="large" title={t('founders.title')} intro={t('founders.intro')} layout="split">
        <ul className={styles.founders}>
          {founders.map(({ title, text }) => (
            <li key={title} className={styles.founder}>
              <h3 className={styles.part}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section size="large" title={t('team.title')} layout="split">
        <ul className={styles.team}>
          {team.map((part) => (
            <li key={part} className={styles.member}>
              {part}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
