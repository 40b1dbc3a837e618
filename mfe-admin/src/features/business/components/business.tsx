import { QueryPanel, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAreAllAmountsShown } from '#role/role-store.ts';
import { businessQuery, type Business as Figures } from '../api/get-business.ts';
import { useMessages } from '../messages.ts';
import {
  businessFiltersQuery,
  readBusinessFilters,
  type BusinessFilters as Filters,
} from '../model/business-filters.ts';
import { LimitTiles } from './limit-tiles.tsx';
import { MoneyTile } from './money-tile.tsx';
import { BusinessFilters } from './business-filters.tsx';
import styles from './business.module.css';
import { EnteredTile } from './entered-tile.tsx';
import { StepsTile } from './steps-tile.tsx';

/** How the business stands, its period and its partner in the address. */
export function Business() {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  const filters = readBusinessFilters(search);
  const query = useQuery(businessQuery(filters));
  const toStep = (step: Filters['step']) =>
    setSearch(businessFiltersQuery({ ...filters, step }), { preventScrollReset: true });
  return (
    <>
      <BusinessFilters filters={filters} />
      <QueryPanel
        query={query}
        failure={t('failed')}
        isBoxed
        loading={<Tiles business={null} filters={filters} onStep={toStep} />}
      >
        {(business) => <Tiles business={business} filters={filters} onStep={toStep} />}
      </QueryPanel>
    </>
  );
}

/** Below the limits, two in a row. */
const AFTER_LIMITS = ['repaid', 'returned', 'disputes', 'lost'] as const;

interface Props {
  /** null while they are on their way. */
  business: Figures | null;
  filters: Filters;
  onStep: (step: Filters['step']) => void;
}

function Tiles({ business, filters, onStep }: Props) {
  const t = useMessages();
  const areAllShown = useAreAllAmountsShown();
  const isWithoutAmounts = business ? business.money === null : !areAllShown;
  return (
    <div className={styles.tiles}>
      <StepsTile business={business} />
      <EnteredTile business={business} filters={filters} onStep={onStep} />
      {isWithoutAmounts ? (
        <Tile>
          <p>{t('noAmounts')}</p>
        </Tile>
      ) : (
        <>
          <MoneyTile name="spent" business={business} period={filters.days} />
          <LimitTiles business={business} />
          {AFTER_LIMITS.map((name) => (
            <MoneyTile key={name} name={name} business={business} period={filters.days} />
          ))}
        </>
      )}
    </div>
  );
}
