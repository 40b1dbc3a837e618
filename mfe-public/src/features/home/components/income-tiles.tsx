import { Link } from 'react-router';
import { useMessages } from '../home-messages.ts';
import { Drawing } from './drawing.tsx';
import styles from './income-tiles.module.css';
import { Section } from './section.tsx';

const TYPES = ['salary', 'hourly', 'gig', 'benefits'] as const;

/** The ways of being paid, each the start of a sign-up that knows it. */
export function IncomeTiles() {
  const t = useMessages();
  return (
    <Section title={t('income.title')}>
      <ul className={styles.tiles}>
        {TYPES.map((type) => (
          <li key={type}>
            <Link to={`/users/sign_up?incomeType=${type}`} className={styles.tile}>
              <span className={styles.icon}>
                <Drawing of={type} size={24} />
              </span>
              <span className={styles.name}>{t(`income.${type}`)}</span>
              <span className={styles.text}>{t(`income.${type}.text`)}</span>
              <span className={styles.arrow}>
                <Drawing of="next" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
