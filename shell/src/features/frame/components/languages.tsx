import { LANGUAGES, setLanguage, useLanguage } from '@reset/remote-sdk';
import { LanguageSwitch } from '@reset/shared-ui';
import styles from './languages.module.css';

/** The languages of the page, at its foot: a form that is being filled in is kept in either. */
export function Languages() {
  return (
    <footer className={styles.languages}>
      <LanguageSwitch
        languages={LANGUAGES}
        current={useLanguage()}
        onChange={(chosen) => void setLanguage(chosen)}
      />
    </footer>
  );
}
