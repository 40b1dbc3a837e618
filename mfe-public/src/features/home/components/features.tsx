import { Icon, type IconName } from '@reset/shared-ui';
import { useMessages } from '../home-messages.ts';
import styles from './features.module.css';
import { Section } from './section.tsx';

const FEATURES = [
  { name: 'visa', icon: 'credit-card' },
  { name: 'wallet', icon: 'smartphone' },
  { name: 'start', icon: 'banknote' },
  { name: 'limit', icon: 'calendar' },
  { name: 'fees', icon: 'percent' },
  { name: 'open', icon: 'shield-check' },
] as const satisfies { name: string; icon: IconName }[];

/** What the card does, claim by claim. */
export function Features() {
  const t = useMessages();
  return (
    <Section title={t('features.title')} ground="band">
      <ul className={styles.tiles}>
        {FEATURES.map(({ name, icon }) => (
          <li key={name} className={styles.tile}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            <h3>{t(`features.${name}`)}</h3>
            <p className={styles.text}>{t(`features.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
