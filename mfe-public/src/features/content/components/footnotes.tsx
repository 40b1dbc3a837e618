import { useMessages } from '#messages.ts';
import type { ContentPage } from '../api/get-page.ts';
import styles from './footnotes.module.css';

/** The small print, numbered unless the editor gave a mark of his own. Nothing when there is none. */
export function Footnotes({ footnotes }: Pick<ContentPage, 'footnotes'>) {
  const t = useMessages();
  if (footnotes.length === 0) return null;
  return (
    <ol className={styles.footnotes} aria-label={t('content.footnotes')}>
      {footnotes.map(({ text, superscriptOverride }, place) => (
        <li key={text} className={styles.footnote}>
          <sup className={styles.mark}>{superscriptOverride ?? place + 1}</sup>
          {text}
        </li>
      ))}
    </ol>
  );
}
