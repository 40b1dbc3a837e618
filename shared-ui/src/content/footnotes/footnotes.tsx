import { use } from 'react';
import { useWords } from '#words/words.ts';
import type { Footnote } from '../content-model.ts';
import { footnoteId, markOf, referenceId, ReferencesContext } from './footnote-references.ts';
import styles from './footnotes.module.css';

/** The small print, numbered unless the editor gave a mark of his own. Nothing when there is none. */
export function Footnotes({ footnotes }: { footnotes: Footnote[] }) {
  const words = useWords();
  const references = use(ReferencesContext);
  if (footnotes.length === 0) return null;
  const referred = new Set([...references.values()].map(({ number }) => number));
  return (
    <ol className={styles.footnotes} aria-label={words.footnotes}>
      {footnotes.map((footnote, place) => {
        const number = place + 1;
        const mark = markOf(footnote, number);
        return (
          <li key={number} id={footnoteId(number)} className={styles.footnote} tabIndex={-1}>
            <sup className={styles.mark}>
              {referred.has(number) ? (
                <a
                  href={`#${referenceId(number)}`}
                  className={styles.back}
                  aria-label={words.backToMark(mark)}
                >
                  {mark}
                </a>
              ) : (
                mark
              )}
            </sup>
            <span>{footnote.text}</span>
          </li>
        );
      })}
    </ol>
  );
}
