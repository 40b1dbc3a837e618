import { useWords } from '#words/words.ts';
import type { ContentPost } from './content-model.ts';
import { Picture } from './picture.tsx';
import styles from './post-article.module.css';
import { RichText } from './text/rich-text.tsx';

/** A post of the blog: who wrote it, where and when, then its text. */
export function PostArticle({ post }: { post: ContentPost }) {
  const { title, body, author, location, publishedDate } = post;
  const words = useWords();
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.byline}>
          {author?.image && (
            <Picture
              image={{ url: author.image, alt: '', width: 48, height: 48 }}
              shape="portrait"
              isEager
            />
          )}
          <div>
            {author && <p className={styles.author}>{author.name}</p>}
            <p className={styles.origin}>
              {location && <span>{location}</span>}
              {publishedDate && (
                <time dateTime={publishedDate}>{words.longDate(publishedDate)}</time>
              )}
            </p>
          </div>
        </div>
      </header>
      <RichText blocks={body} isAlone />
    </article>
  );
}
