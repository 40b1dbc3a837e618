import { useWords } from '#words/words.ts';
import type { VideoContent } from '../content-model.ts';
import styles from './film.module.css';

/** With the browser's own controls; nothing of it is fetched before somebody plays it. */
export function Film({ film: { heading, video, poster, captionsUrl } }: { film: VideoContent }) {
  const words = useWords();
  const frame = {
    className: styles.film,
    'aria-label': heading,
    poster: poster?.url,
    width: poster?.width ?? undefined,
    height: poster?.height ?? undefined,
    preload: 'none',
    controls: true,
    playsInline: true,
  } as const;
  const source = <source src={video.url} type={video.contentType} />;
  // Nothing is said in it, so nobody misses a word; who wants its music turns that on.
  if (captionsUrl === null) {
    return (
      <video {...frame} muted>
        {source}
      </video>
    );
  }
  return (
    // Captions of another origin are read only by CORS.
    <video {...frame} crossOrigin="anonymous">
      {source}
      <track kind="captions" src={captionsUrl} srcLang="en" label={words.captions} default />
    </video>
  );
}
