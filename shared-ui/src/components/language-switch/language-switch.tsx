import { useWords } from '#words/words.ts';
import styles from './language-switch.module.css';

interface Props<Language extends string> {
  /** What each is called by those who speak it. */
  languages: Readonly<Record<Language, string>>;
  current: Language;
  onChange: (language: Language) => void;
}

/** The languages beside each other, each in its own words; the one that is spoken is pressed. */
export function LanguageSwitch<Language extends string>(props: Props<Language>) {
  const { languages, current, onChange } = props;
  const { language } = useWords();
  return (
    <div role="group" aria-label={language} className={styles.languages}>
      {(Object.entries(languages) as [Language, string][]).map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={styles.language}
          aria-pressed={code === current}
          onClick={() => onChange(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
