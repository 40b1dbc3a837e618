import { useMessages } from '../home-messages.ts';
import { Drawing } from './drawing.tsx';
import styles from './features.module.css';
import { Section } from './section.tsx';

const FEATURES = ['visa', 'wallet', 'start'] as const;

/** What the card does that the hero did not say. */
export function Features() {
  const t = useMessages();
  return (
    <Section title={t('features.title')} ground="band">
      <ul className={styles.tiles}>
        {FEATURES.map((name) => (
          <li key={name} className={styles.tile}>
            <span className={styles.icon}>
              <Drawing of={name} size={24} />
            </span>
            <h3>{t(`features.${name}`)}</h3>
            <p className={styles.text}>{t(`features.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
