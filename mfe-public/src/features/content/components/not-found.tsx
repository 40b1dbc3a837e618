import { EmptyState, PageLayout, TextLink } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** The address is one of ours and nobody has written what belongs there. */
export function NotFound() {
  const t = useMessages();
  return (
    <PageLayout title={t('notFound.heading')}>
      <EmptyState
        message={t('notFound.message')}
        action={
          <TextLink href="/" variant="button">
            {t('notFound.home')}
          </TextLink>
        }
      />
    </PageLayout>
  );
}
