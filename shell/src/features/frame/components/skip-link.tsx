import { useMessages } from '#messages.ts';
import { MAIN_ID } from './page-main.tsx';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  const t = useMessages();
  return (
    <a
      className={styles.link}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Not by the address: its hash belongs to the page.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
