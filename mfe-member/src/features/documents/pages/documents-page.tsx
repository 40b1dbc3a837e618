import {
  LinkListSkeleton,
  PageLayout,
  QueryPanel,
  Section,
  Skeleton,
  Tile,
  type ShownQuery,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { acceptancesQuery } from '../api/get-acceptances.ts';
import { disclosuresQuery } from '../api/get-disclosures.ts';
import { AcceptanceList } from '../components/acceptance-list.tsx';
import { DisclosureList } from '../components/disclosure-list.tsx';
import { useMessages } from '../documents-messages.ts';

/** /account/documents: what is in effect, and what she agreed to as it was then. */
export function DocumentsPage() {
  const t = useMessages();
  const disclosures = useQuery(disclosuresQuery);
  const acceptances = useQuery(acceptancesQuery);
  return (
    <PageLayout title={t('title')}>
      <Section title={t('current')}>
        <List query={disclosures} failure={t('failed')} count={9}>
          {(found) => (
            <Tile padding="none">
              <DisclosureList disclosures={found} />
            </Tile>
          )}
        </List>
      </Section>
      <Section title={t('accepted')} intro={t('acceptedText')}>
        <List
          query={acceptances}
          failure={t('acceptedFailed')}
          count={6}
          label={t('acceptedLoading')}
        >
          {(found) => (
            <Tile padding={found.length === 0 ? 'normal' : 'none'}>
              <AcceptanceList acceptances={found} />
            </Tile>
          )}
        </List>
      </Section>
    </PageLayout>
  );
}

interface ListProps<Data> {
  query: ShownQuery<Data>;
  failure: string;
  /** How many rows, as far as one can tell. */
  count: number;
  /** What is awaited, where another list is awaited too. */
  label?: string;
  children: (data: Data) => ReactNode;
}

const List = <Data,>({ count, label, ...panel }: ListProps<Data>) => (
  <QueryPanel
    {...panel}
    isBoxed
    loading={
      <Skeleton {...(label !== undefined && { label })}>
        <Tile padding="none">
          <LinkListSkeleton count={count} />
        </Tile>
      </Skeleton>
    }
  />
);
