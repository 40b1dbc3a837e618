import { DawnArc } from '#components/dawn-arc/dawn-arc.tsx';
import { TextLink } from '#components/text-link/text-link.tsx';
import { useWords } from '#words/words.ts';
import styles from './not-found.module.css';

/** In the place of a page that nobody has written. */
export function NotFound() {
  const words = useWords();
  return (
    <div className={styles.page}>
      <DawnArc variant="not-found" />
      <p className={styles.code}>{words.notFound}</p>
      <h1 tabIndex={-1}>{words.notFoundHeading}</h1>
      <p className={styles.message}>{words.notFoundMessage}</p>
      <TextLink href="/" variant="button">
        {words.goHome}
      </TextLink>
    </div>
  );
}
