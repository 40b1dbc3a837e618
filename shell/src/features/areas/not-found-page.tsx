import { NotFound } from '@reset/shared-ui';
import { useEffect } from 'react';
import { useMessages } from '#messages.ts';

/** No remote knows the address. */
export function NotFoundPage() {
  const t = useMessages();
  const title = t('title', { title: t('notFound.title') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <NotFound />;
}
