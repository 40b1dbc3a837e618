import type { LinkSource } from '@reset/remote-sdk/linking';
import { Icon, type IconName } from '@reset/shared-ui';
import { useMessages } from '../linking-messages.ts';
import styles from './link-step.module.css';

/** What linking means for her data, and whose window she signs in to. */
export function LinkFacts({ source }: { source: LinkSource }) {
  const t = useMessages();
  return (
    <div className={styles.facts}>
      <ul className={styles.list}>
        {FACTS.map(({ name, icon }) => (
          <li key={name} className={styles.fact}>
            <Icon name={icon} />
            <p>
              <strong>{t(`fact.${name}`)}</strong>{' '}
              {t(name === 'read' ? `fact.read.${source}` : `fact.${name}.text`)}
            </p>
          </li>
        ))}
      </ul>
      <p>{t(`${source}.provider`)}</p>
    </div>
  );
}

const FACTS: readonly { name: 'read' | 'encrypted' | 'unlink'; icon: IconName }[] = [
  { name: 'read', icon: 'eye' },
  { name: 'encrypted', icon: 'lock' },
  { name: 'unlink', icon: 'unlink' },
];
