import { useWords } from '#words/words.ts';
import type { VideoContent } from '../content-model.ts';
import { RichText } from '../text/rich-text.tsx';
import { Film } from './film.tsx';
import { HeadedSection } from './headed-section.tsx';
import styles from './video-block.module.css';

/** A film, and what is said in it for who would rather read. */
export function VideoBlock({ block }: { block: VideoContent }) {
  const words = useWords();
  return (
    <HeadedSection heading={block.heading}>
      <div className={styles.video}>
        <Film film={block} />
        {block.transcript.length > 0 && (
          <details>
            <summary className={styles.summary}>{words.transcript}</summary>
            <RichText blocks={block.transcript} />
          </details>
        )}
      </div>
    </HeadedSection>
  );
}
