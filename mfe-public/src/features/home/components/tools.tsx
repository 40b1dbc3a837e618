import { Link } from 'react-router';
import { useMessages } from '../home-messages.ts';
import { Drawing } from './drawing.tsx';
import { Section } from './section.tsx';
import styles from './tools.module.css';

const TOOLS = [
  { name: 'survey', path: '/financial-health' },
  { name: 'budget', path: '/budget' },
] as const;

/** What somebody may use who wants no card yet. */
export function Tools() {
  const t = useMessages();
  return (
    <Section title={t('tools.title')}>
      <ul className={styles.tools}>
        {TOOLS.map(({ name, path }) => (
          <li key={name}>
            <Link to={path} className={styles.tool}>
              <span className={styles.name}>
                <Drawing of={name} size={24} />
                {t(`tools.${name}`)}
              </span>
              <span className={styles.text}>{t(`tools.${name}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
