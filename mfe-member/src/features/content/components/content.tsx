import { ApiError } from '@reset/remote-sdk';
import {
  ContentSkeleton,
  ContentView,
  isFirstLoad,
  NotFound,
  PostArticle,
  QueryFailure,
} from '@reset/shared-ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { pageQuery, postQuery } from '../api/get-content.ts';
import type { ContentAddress } from '../model/content-address.ts';

/** A page of any section but the blog's. */
export function SectionPage({ address }: { address: ContentAddress }) {
  const t = useMessages();
  const isFaqs = address.slug === 'user-faqs';
  const loading = isFaqs && <ContentSkeleton title={t('content.faqs')} shape="questions" />;
  return (
    <Written query={useQuery(pageQuery(address))} loading={loading || <ContentSkeleton />}>
      {(page) => <ContentView page={page} />}
    </Written>
  );
}

/** A post of the blog. */
export function BlogPost({ address }: { address: ContentAddress }) {
  return (
    <Written query={useQuery(postQuery(address))} loading={<ContentSkeleton />}>
      {(post) => <PostArticle post={post} />}
    </Written>
  );
}

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** In its place until it is here. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What an editor wrote, once it is here; the 404 page where nobody did. */
function Written<Data extends { title: string }>({ query, loading, children }: Props<Data>) {
  const t = useMessages();
  const { data, error } = query;
  const isMissing = error instanceof ApiError && error.status === 404;
  useContentTitle(isMissing && !data ? t('content.notFound') : data?.title);
  if (data) return children(data);
  if (isFirstLoad(query)) return loading;
  if (isMissing) return <NotFound />;
  return <QueryFailure query={query} title={t('content.failed')} isPage />;
}

/**
 * Names the document by what it shows, which its route cannot know.
 * @param title none while it is on its way: the route's stays
 */
function useContentTitle(title: string | undefined): void {
  const t = useMessages();
  const text = title && t('documentTitle', { title });
  useEffect(() => {
    if (text) document.title = text;
  }, [text]);
}
