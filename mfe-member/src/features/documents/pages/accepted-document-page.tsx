import { ApiError } from '@reset/remote-sdk';
import {
  EnglishOnly,
  NotFound,
  PageLayout,
  QueryPanel,
  Skeleton,
  Stack,
  Text,
  TextLink,
  Tile,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDate, localDate } from '#dates/calendar-date.ts';
import { t as common } from '#messages.ts';
import { useDocumentTitle } from '#navigation/use-document-title.ts';
import { acceptedDocumentQuery } from '../api/get-acceptances.ts';
import { DocumentText, DocumentTextSkeleton } from '../components/document-text.tsx';
import { useMessages } from '../documents-messages.ts';

/** One document as she agreed to it, whatever is in effect by now. */
export function AcceptedDocumentPage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const document = useQuery(acceptedDocumentQuery(id));
  const { data, error } = document;
  const isMissing = IS_NONE.has(error instanceof ApiError ? error.status : 0);
  useDocumentTitle(isMissing ? common('notFound') : data?.title);
  if (isMissing) return <NotFound />;
  return (
    <PageLayout title={data?.title ?? t('document')}>
      <QueryPanel
        query={document}
        failure={t('documentFailed')}
        loading={
          <Skeleton>
            <Tile>
              <Stack gap={16}>
                <DocumentTextSkeleton />
              </Stack>
            </Tile>
          </Skeleton>
        }
        isBoxed
      >
        {({ body, version, acceptedAt }) => (
          <Tile>
            <Stack gap={16}>
              <Text tone="muted">
                {t('asAccepted', { version, date: formatDate(localDate(new Date(acceptedAt))) })}
              </Text>
              <EnglishOnly isLegal>
                <DocumentText body={body} />
              </EnglishOnly>
              <p>
                <TextLink href="/account/documents">{t('see')}</TextLink>
              </p>
            </Stack>
          </Tile>
        )}
      </QueryPanel>
    </PageLayout>
  );
}

/** None of hers, or what can be no document's id. */
const IS_NONE: ReadonlySet<number> = new Set([404, 422]);
