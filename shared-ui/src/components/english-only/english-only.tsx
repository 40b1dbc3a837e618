import type { ReactNode } from 'react';
import { Banner } from '#components/banner/banner.tsx';
import { useWords } from '#words/words.ts';
import styles from './english-only.module.css';

interface Props {
  /** The English text of what is agreed to controls. */
  isLegal?: boolean | undefined;
  /** What is in English, which screen readers then pronounce so; without it, the notice alone. */
  children?: ReactNode;
}

/** What is not translated, below a notice of that where the page is in another language. */
export function EnglishOnly({ isLegal = false, children }: Props) {
  const { englishOnly, englishOnlyLegal } = useWords();
  const notice = isLegal ? englishOnlyLegal : englishOnly;
  return (
    <>
      {notice && <Banner tone="info">{notice}</Banner>}
      {children && (
        <div lang="en" className={styles.content}>
          {children}
        </div>
      )}
    </>
  );
}
