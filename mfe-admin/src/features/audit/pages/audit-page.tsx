import { PageLayout, QueryPanel, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FoldedFilters } from '#features/lists/lists.ts';
import { auditQuery } from '../api/get-audit.ts';
import { AuditChain } from '../components/audit-chain.tsx';
import { AuditForm, isPersonWrong } from '../components/audit-form.tsx';
import { AuditTable } from '../components/audit-table.tsx';
import { useMessages } from '../messages.ts';
import { auditCall, filtersQuery, readFilters } from '../model/audit-filters.ts';

/** /admin/audit: what staff did, its filters and its place in the address. */
export function AuditPage() {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  // Said at its field instead of by a call that is refused.
  const isWrong = isPersonWrong(filters);
  const query = useQuery({ ...auditQuery(auditCall(search)), enabled: !isWrong });
  const newest = filtersQuery(filters);
  return (
    <PageLayout title={t('title')} intro={t('intro')}>
      <AuditChain>
        <FoldedFilters count={new URLSearchParams(newest).size}>
          {(fold) => (
            <AuditForm
              // Another address fills it in anew.
              key={newest}
              filters={filters}
              onApply={(chosen) => {
                setSearch(filtersQuery(chosen));
                fold();
              }}
            />
          )}
        </FoldedFilters>
        {!isWrong && (
          <QueryPanel
            query={query}
            failure={t('failed')}
            loading={<AuditTable entries={[]} isLoading />}
          >
            {({ auditEntries, nextBefore }) => (
              <>
                <AuditTable entries={auditEntries} isLoading={false} />
                {search.has('before') && <TextLink href={`?${newest}`}>{t('newest')}</TextLink>}
                {nextBefore !== null && (
                  <TextLink href={`?${newest}${newest && '&'}before=${nextBefore}`}>
                    {t('older')}
                  </TextLink>
                )}
              </>
            )}
          </QueryPanel>
        )}
      </AuditChain>
    </PageLayout>
  );
}
