import { ErrorState } from '@reset/shared-ui';
import { pageData } from '@reset/remote-sdk';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { useMessages } from '#messages.ts';
import { useRemotes } from '#features/remotes/remotes.ts';
import { sliceReports } from '#features/reports/reports.ts';
import styles from './area-error.module.css';

/**
 * In the place of a page that could not be loaded or that threw. The frame
 * around it stays; Retry asks for the registry and the code again, in the same
 * document, so that what is filled in elsewhere is kept. What did not load
 * without a network is asked for again by itself once there is one.
 */
export function AreaError() {
  const t = useMessages();
  const error = useRouteError();
  const { ownerOf, refresh } = useRemotes();
  const navigate = useNavigate();
  const location = useLocation();
  const [isRetrying, setRetrying] = useState(false);

  const report = useEffectEvent(() =>
    sliceReports.failed('threw', error, ownerOf(location.pathname)?.entry),
  );
  useEffect(() => {
    console.error(error);
    report();
  }, [error]);

  const title = t('area.title');
  const fullTitle = t('title', { title });
  useLayoutEffect(() => {
    const before = document.title;
    document.title = fullTitle;
    return () => {
      document.title = before;
    };
  }, [fullTitle]);

  const { override } = pageData();
  const isOpened =
    override !== undefined && override.version === ownerOf(location.pathname)?.version;
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const retryOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, []);

  async function retry() {
    setRetrying(true);
    await refresh(location.pathname);
    await navigate(location, { replace: true, state: location.state });
    setRetrying(false);
  }

  return (
    <div className={styles.area} data-area-failed={reasonOf(error)}>
      <ErrorState
        title={title}
        message={
          isOpened && isOnline
            ? t('area.override', override)
            : t(isOnline ? 'area.message' : 'area.offline')
        }
        onRetry={() => void retry()}
        isRetrying={isRetrying}
        isPage
      />
    </div>
  );
}

function onNetworkChange(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** For whoever looks at the page from outside, such as a release that is tried. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'a page that threw what is no error';
