import { Button } from '#components/button/button.tsx';
import { DawnArc } from '#components/dawn-arc/dawn-arc.tsx';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './error-state.module.css';
import { useFocusKept } from './use-focus-kept.ts';

interface Props {
  /** What could not be shown. */
  title: string;
  /** Why, as far as the reader can do something about it. */
  message?: string;
  /** Really tries again; without it there is no button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Stands in the place of a whole page: the title is then the page's h1. */
  isPage?: boolean;
}

/** In the place of what could not be loaded. It costs this area and no other. */
export function ErrorState({ title, message, onRetry, isPage = false, ...rest }: Props) {
  const words = useWords();
  const { isRetrying = false } = rest;
  const place = useFocusKept<HTMLDivElement>();
  const Title = isPage ? 'h1' : 'p';
  return (
    <div ref={place} className={styles.error} role="alert">
      {isPage && <DawnArc variant="failed" />}
      <Title className={styles.title} {...(isPage ? byScript : {})}>
        <Icon name="circle-alert" />
        {title}
      </Title>
      {message && <p className={styles.message}>{message}</p>}
      {onRetry && (
        <Button onPress={onRetry} isPending={isRetrying}>
          <Icon name="rotate-cw" size={16} />
          {words.retry}
        </Button>
      )}
    </div>
  );
}

/** The shell moves the focus to a page's h1. */
const byScript = { tabIndex: -1 } as const;
