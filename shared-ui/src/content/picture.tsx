import type { ContentImage } from './content-model.ts';
import styles from './picture.module.css';

interface Props {
  image: ContentImage;
  /** `natural` as it is; `face` and the smaller `portrait` round; `logo` whole, within a line. */
  shape?: 'natural' | 'face' | 'portrait' | 'logo';
  /** Seen at once, so that it is not to wait until somebody scrolls. */
  isEager?: boolean;
}

/** An editor's picture, whose place is there before it is. */
export function Picture({ image, shape = 'natural', isEager = false }: Props) {
  const { url, alt, width, height } = image;
  return (
    <img
      className={styles.picture}
      data-shape={shape}
      src={url}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
