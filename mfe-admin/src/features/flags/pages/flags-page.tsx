import { Banner, FactList, PageLayout, QueryPanel, Section } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { isRefusedToRole } from '#role/is-refused-to-role.ts';
import { flagsQuery } from '../api/get-flags.ts';
import { FlagsTable } from '../components/flags-table.tsx';
import { useMessages } from '../messages.ts';

/** /admin/flags: what is on where, what decided it, and who read it last; for administrators. */
export function FlagsPage() {
  const t = useMessages();
  const query = useQuery(flagsQuery);
  const isRefused = isRefusedToRole(query.error);
  return (
    <PageLayout title={t('title')} intro={t('intro')}>
      {isRefused ? (
        <Banner tone="info">{t('administratorsOnly')}</Banner>
      ) : (
        <QueryPanel
          query={query}
          failure={t('failed')}
          loading={<FlagsTable flags={[]} isLoading />}
        >
          {({ flags, unavailable }) => (
            <>
              {unavailable.length > 0 && (
                <Banner tone="warning">
                  {t('unavailable', { services: unavailable.join(', ') })}
                </Banner>
              )}
              <FlagsTable flags={flags} isLoading={false} />
              <Section title={t('purposes')}>
                <FactList
                  facts={flags.map(({ name, purpose }) => ({
                    id: name,
                    icon: 'zap',
                    label: name,
                    text: purpose,
                  }))}
                />
              </Section>
            </>
          )}
        </QueryPanel>
      )}
    </PageLayout>
  );
}
