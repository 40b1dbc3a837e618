import { ApiError, sayRouteText, type RouteText } from '@reset/remote-sdk';
import {
  ContentSkeleton,
  ContentView,
  EnglishOnly,
  isFirstLoad,
  NotFound,
  PageLayout,
  QueryFailure,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { SiteFooter } from '#features/site-footer/site-footer.tsx';
import { useMessages } from '#messages.ts';
import { pageQuery } from '../api/get-page.ts';
import styles from './content-page.module.css';

interface Props {
  slug: string;
  isLegal?: boolean;
  /** Heads the page while there is no content to do so. */
  title: RouteText;
}

/** A page that is all content, with the foot of the site. What is missing or empty is the 404 page. */
export function ContentPage({ slug, isLegal, title: said }: Props) {
  const t = useMessages();
  const title = sayRouteText(said);
  const query = useQuery(pageQuery(slug));
  if (isFirstLoad(query)) {
    return (
      <div className={styles.arriving}>
        {slug === 'faqs' ? (
          <ContentSkeleton title={title} shape="questions" isCentered />
        ) : (
          <ContentSkeleton title={title} />
        )}
      </div>
    );
  }
  const { data: page, error } = query;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className={styles.page}>
      {page && (
        <EnglishOnly isLegal={isLegal}>
          <ContentView page={page} />
        </EnglishOnly>
      )}
      {!page && isMissing && <NotFound />}
      {!page && !isMissing && (
        <PageLayout title={title}>
          <QueryFailure query={query} title={t('content.failed')} />
        </PageLayout>
      )}
      <SiteFooter />
    </div>
  );
}
