import { Icon, type IconName } from '@reset/shared-ui';
import { Link } from 'react-router';
import { useMessages } from '../home-messages.ts';
import styles from './income-tiles.module.css';
import { Section } from './section.tsx';

const TYPES = [
  { type: 'salary', icon: 'briefcase' },
  { type: 'hourly', icon: 'clock' },
  { type: 'gig', icon: 'car' },
  { type: 'benefits', icon: 'landmark' },
] as const satisfies { type: string; icon: IconName }[];

/** The ways of being paid, each the start of a sign-up that knows it. */
export function IncomeTiles() {
  const t = useMessages();
  return (
    <Section title={t('income.title')} text={t('income.text')}>
      <ul className={styles.tiles}>
        {TYPES.map(({ type, icon }) => (
          <li key={type}>
            <Link to={`/users/sign_up?incomeType=${type}`} className={styles.tile}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              <span className={styles.name}>{t(`income.${type}`)}</span>
              <span className={styles.text}>{t(`income.${type}.text`)}</span>
              <span className={styles.arrow}>
                <Icon name="chevron-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
