import { Section } from '@reset/shared-ui';
import { useMessages } from '../about-messages.ts';
import styles from './people.module.css';
import { Portrait, type Look } from './portrait.tsx';

/** Who began Reset and who makes it, by what each looks after. */
export function People() {
  const t = useMessages();
  const founders = [
    { look: 'bun', title: t('founder.product'), text: t('founder.product.text') },
    { look: 'beard', title: t('founder.engineering'), text: t('founder.engineering.text') },
    { look: 'curls', title: t('founder.risk'), text: t('founder.risk.text') },
  ] satisfies { look: Look; title: string; text: string }[];
  const team = [
    { look: 'long', title: t('team.support') },
    { look: 'short', title: t('team.payroll') },
    { look: 'scarf', title: t('team.design') },
    { look: 'bald', title: t('team.security') },
    { look: 'bob', title: t('team.partners') },
    { look: 'fringe', title: t('team.taxes') },
  ] satisfies { look: Look; title: string }[];
  return (
    <>
      <Section size="large" title={t('founders.title')} intro={t('founders.intro')}>
        <ul className={styles.founders}>
          {founders.map(({ look, title, text }, at) => (
            <li key={title} className={styles.founder}>
              <Portrait look={look} tone={at} />
              <div>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section size="large" title={t('team.title')}>
        <ul className={styles.team}>
          {team.map(({ look, title }, at) => (
            <li key={title} className={styles.member}>
              <Portrait look={look} tone={at + 1} />
              {title}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
