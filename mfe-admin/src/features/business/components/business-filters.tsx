import { partners } from '@reset/remote-sdk';
import { FilterLinks, FoldedFilters } from '#features/lists/lists.ts';
import { useMessages } from '../messages.ts';
import {
  businessFiltersQuery,
  periods,
  type BusinessFilters as Filters,
} from '../model/business-filters.ts';
import styles from './business.module.css';

/** How many days, and of whom. */
export function BusinessFilters({ filters }: { filters: Filters }) {
  const t = useMessages();
  const ofPartner = (partner: string, label: string) => ({
    id: partner,
    label,
    href: businessFiltersQuery({ ...filters, partner_slug: partner }),
  });
  const set = Number(filters.days !== periods[0]) + Number(filters.partner_slug !== 'all');
  return (
    <FoldedFilters count={set}>
      {() => (
        <div className={styles.filters}>
          <FilterLinks
            label={t('periods')}
            chosen={filters.days}
            filters={periods.map((days) => ({
              id: days,
              label: t('period', { days }),
              href: businessFiltersQuery({ ...filters, days }),
            }))}
          />
          <FilterLinks
            label={t('partners')}
            chosen={filters.partner_slug}
            filters={[
              ofPartner('all', t('partner.all')),
              ...partners().map(({ slug, name }) => ofPartner(slug, name)),
              ofPartner('none', t('partner.none')),
            ]}
          />
        </div>
      )}
    </FoldedFilters>
  );
}
