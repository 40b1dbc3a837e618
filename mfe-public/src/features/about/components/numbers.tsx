import { Section } from '@reset/shared-ui';
import { useMessages } from '../about-messages.ts';
import styles from './numbers.module.css';
import { OutOfTen } from './out-of-ten.tsx';

/** How many people this is about. */
export function Numbers() {
  const t = useMessages();
  const numbers = [
    { figure: t('numbers.paycheck.figure'), text: t('numbers.paycheck.text'), tens: 6 },
    { figure: t('numbers.refund.figure'), text: t('numbers.refund.text'), tens: 7 },
  ];
  return (
    <Section size="large" title={t('numbers.title')}>
      <ul className={styles.numbers}>
        {numbers.map(({ figure, text, tens }) => (
          <li key={figure} className={styles.number}>
            <p className={styles.figure} aria-hidden="true">
              {figure}
            </p>
            <OutOfTen count={tens} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
