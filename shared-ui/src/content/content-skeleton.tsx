import layout from '#components/page-layout/page-layout.module.css';
import { Skeleton, SkeletonText } from '#components/skeleton/skeleton.tsx';
import { Stack } from '#components/stack/stack.tsx';
import styles from './content-skeleton.module.css';
import { CenteredPage } from './content-view.tsx';
import hero from './hero-words.module.css';

interface Props {
  /** The page's h1, where it is known ahead of the content. */
  title?: string;
  /** `questions` to unfold, as on a page of FAQs, or paragraphs. */
  shape?: 'text' | 'questions';
  /** Whether the page is headed by a hero of the kind `centered`. */
  isCentered?: boolean;
}

/**
 * In the place of what an editor wrote: its heading, and what is below it. The heading takes no
 * focus, which would be lost with it.
 */
export function ContentSkeleton({ title, shape = 'text', isCentered = false }: Props) {
  const body = (
    <Skeleton>
      {!title && (
        <p className={styles.heading}>
          <SkeletonText width={12} />
        </p>
      )}
      {shape === 'text' ? <Paragraphs /> : <Questions />}
    </Skeleton>
  );
  if (!title) return body;
  if (isCentered) {
    return (
      <CenteredPage>
        <div className={hero.words} data-align="center">
          <h1 className={hero.title}>{title}</h1>
          <p className={hero.intro}>
            <SkeletonText width={24} />
          </p>
        </div>
        {body}
      </CenteredPage>
    );
  }
  return (
    <div className={layout.page}>
      <h1>{title}</h1>
      {body}
    </div>
  );
}

const Questions = () => (
  <section>
    {WIDTHS.map((width) => (
      <p key={width} className={styles.question}>
        <SkeletonText width={width} />
      </p>
    ))}
  </section>
);

const WIDTHS = [20, 17, 14, 22, 18];

const Paragraphs = () => (
  <div className={styles.paragraphs}>
    <Paragraph />
    <Paragraph />
  </div>
);

const Paragraph = () => (
  <Stack gap={4}>
    <p>
      <SkeletonText />
    </p>
    <p>
      <SkeletonText />
    </p>
    <p>
      <SkeletonText width={24} />
    </p>
  </Stack>
);
