import { Spinner } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** Where a page will be, while its remote is on the way. */
export function AreaLoading() {
  const t = useMessages();
  return <Spinner size="page" label={t('loadingPage')} />;
}
