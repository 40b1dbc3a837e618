import { Section } from '@reset/shared-ui';
import { useMessages } from '../financial-institutions-messages.ts';
import styles from './parts.module.css';

/** Who does what for a partner's members. */
export function Parts() {
  const t = useMessages();
  const parts = [
    { who: t('parts.you'), what: t('parts.you.text') },
    { who: t('parts.reset'), what: t('parts.reset.text') },
    { who: t('parts.bank'), what: t('parts.bank.text') },
    { who: t('parts.provider'), what: t('parts.provider.text') },
  ];
  return (
    <Section size="large" title={t('parts.title')} layout="split">
      <dl className={styles.parts}>
        {parts.map(({ who, what }) => (
          <div key={who} className={styles.part}>
            <dt className={styles.who}>{who}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
