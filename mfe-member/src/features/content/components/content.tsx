import { ApiError } from '@reset/remote-sdk';
import {
  ContentSkeleton,
  ContentView,
  EnglishOnly,
  isFirstLoad,
  NotFound,
  PostArticle,
  QueryFailure,
  Stack,
} from '@reset/shared-ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { useDocumentTitle } from '#navigation/use-document-title.ts';
import { pageQuery, postQuery } from '../api/get-content.ts';
import type { ContentAddress } from '../model/content-address.ts';

/** A page of any section but the blog's. */
export function SectionPage({ address }: { address: ContentAddress }) {
  const t = useMessages();
  const isFaqs = address.slug === 'user-faqs';
  const loading = isFaqs && <ContentSkeleton title={t('content.faqs')} shape="questions" />;
  return (
    <Written
      query={useQuery(pageQuery(address))}
      isEmpty={({ hero, blocks }) => hero === null && blocks.length === 0}
      loading={loading || <ContentSkeleton />}
    >
      {(page) => (
        <InEnglish>
          <ContentView page={page} />
        </InEnglish>
      )}
    </Written>
  );
}

/** A post of the blog. */
export function BlogPost({ address }: { address: ContentAddress }) {
  return (
    <Written query={useQuery(postQuery(address))} loading={<ContentSkeleton />}>
      {(post) => (
        <InEnglish>
          <PostArticle post={post} />
        </InEnglish>
      )}
    </Written>
  );
}

/** Editors write in English. */
const InEnglish = ({ children }: { children: ReactNode }) => (
  <Stack gap={24}>
    <EnglishOnly>{children}</EnglishOnly>
  </Stack>
);

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** Begun, and nothing written yet. */
  isEmpty?: (data: Data) => boolean;
  /** In its place until it is here. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What an editor wrote, once it is here; the 404 page where nobody did. */
function Written<Data extends { title: string }>({ query, children, ...rest }: Props<Data>) {
  const { isEmpty, loading } = rest;
  const t = useMessages();
  const { data, error } = query;
  const isMissing = data
    ? (isEmpty?.(data) ?? false)
    : error instanceof ApiError && error.status === 404;
  useDocumentTitle(isMissing ? t('notFound') : data?.title);
  if (data && !isMissing) return children(data);
  if (isFirstLoad(query)) return loading;
  if (isMissing) return <NotFound />;
  return <QueryFailure query={query} title={t('content.failed')} isPage />;
}
