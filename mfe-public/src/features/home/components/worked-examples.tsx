import { Money } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useMessages } from '../home-messages.ts';
import { workedExamples } from '../model/worked-examples.ts';
import { Section } from './section.tsx';
import styles from './worked-examples.module.css';

/** What a limit comes to for three ways of being paid: sums in the place of praise. */
export function WorkedExamples() {
  const t = useMessages();
  return (
    <Section title={t('examples.title')} text={t('examples.note')}>
      <ul className={styles.examples}>
        {workedExamples.map(({ name, units, unitCents, billsCents, availableCents }) => (
          <li key={name} className={styles.example}>
            <h3 className={styles.who}>{t(`examples.${name}`)}</h3>
            <p className={styles.available}>
              <Money cents={availableCents} isWhole />
            </p>
            <p className={styles.sum}>
              {t(`examples.${name}.sum`, {
                units,
                each: formatMoney(unitCents, { isWhole: unitCents % 100 === 0 }),
                bills: formatMoney(billsCents, { isWhole: true }),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
