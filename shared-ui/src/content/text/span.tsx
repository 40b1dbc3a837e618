import { use } from 'react';
import { TextLink } from '#components/text-link/text-link.tsx';
import { useWords } from '#words/words.ts';
import type { TextSpan } from '../content-model.ts';
import { footnoteId, referenceId, ReferencesContext } from '../footnotes/footnote-references.ts';
import styles from './span.module.css';

/** A run of text. What is written as markup stays text. */
export function Span({ span }: { span: TextSpan }) {
  const { text, bold, italic, superscript, href } = span;
  const words = useWords();
  const reference = use(ReferencesContext).get(span);
  if (reference) {
    const { number, isFirst } = reference;
    return (
      <sup className={styles.raised}>
        <a
          href={`#${footnoteId(number)}`}
          id={isFirst ? referenceId(number) : undefined}
          className={styles.mark}
          aria-label={words.footnote(text.trim())}
        >
          {text.trim()}
        </a>
      </sup>
    );
  }
  const slanted = italic ? <em>{text}</em> : text;
  const said = bold ? <strong>{slanted}</strong> : slanted;
  const linked = href ? <TextLink href={href}>{said}</TextLink> : said;
  return superscript ? <sup className={styles.raised}>{linked}</sup> : linked;
}
