import { ApiError } from '@reset/remote-sdk';
import { ErrorState, PageLayout, Spinner } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { pageQuery } from '../api/get-page.ts';
import styles from './content-page.module.css';
import { ContentSections } from './content-sections.tsx';
import { Hero } from './hero.tsx';
import { NotFound } from './not-found.tsx';

interface Props {
  slug: string;
  /** Heads the page while there is no content to do so. */
  title: string;
}

/** A page that is all content. What is missing or empty is the 404 page. */
export function ContentPage({ slug, title }: Props) {
  const t = useMessages();
  const { data: page, error, isPending, isFetching, refetch } = useQuery(pageQuery(slug));
  if (isPending) return <Spinner size="page" />;
  if (page) {
    const sections = <ContentSections page={page} />;
    if (!page.hero) return <PageLayout title={page.title}>{sections}</PageLayout>;
    return (
      <div className={styles.page} data-hero={page.hero.type}>
        <Hero hero={page.hero} />
        {sections}
      </div>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <PageLayout title={title}>
      <ErrorState
        title={t('content.failed')}
        message={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </PageLayout>
  );
}
