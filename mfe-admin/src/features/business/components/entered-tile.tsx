import { Chart, ChartSkeleton, Icon } from '@reset/shared-ui';
import { isUserState, stateLabels } from '#features/users/users.ts';
import type { Business } from '../api/get-business.ts';
import { useMessages } from '../messages.ts';
import type { BusinessFilters } from '../model/business-filters.ts';
import { sayCount, sumOf, toPoints } from '../model/figures.ts';
import styles from './business.module.css';
import { FigureTile } from './figure-tile.tsx';

interface Props {
  business: Business | null;
  filters: BusinessFilters;
  onStep: (step: BusinessFilters['step']) => void;
}

/** How many people came to one step, day by day. */
export function EnteredTile({ business, filters: { days, step }, onStep }: Props) {
  const t = useMessages();
  const known = new Set([...(business?.steps ?? []).map(({ state }) => state), step]);
  // In the one order in which all of them stand.
  const states = Object.keys(stateLabels)
    .filter(isUserState)
    .filter((state) => known.has(state));
  const values =
    business &&
    (business.steps.find(({ state }) => state === step)?.entered ?? business.days.map(() => 0));
  return (
    <FigureTile
      title={t('entered.title')}
      definition={t('entered.definition')}
      figure={values && sayCount(sumOf(values))}
      of={t('inPeriod', { days })}
    >
      <label className={styles.choice}>
        {t('entered.step')}
        <span className={styles.box}>
          <select
            value={step}
            onChange={({ target: { value } }) => isUserState(value) && onStep(value)}
          >
            {states.map((state) => (
              <option key={state} value={state}>
                {stateLabels[state]}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      </label>
      {business && values ? (
        <Chart
          caption={`${t('entered.title')}: ${stateLabels[step]}`}
          pointName={t('day')}
          points={toPoints(business.days)}
          series={[{ key: step, label: t('entered.people'), values }]}
          kind={days === '30' ? 'bar' : 'line'}
          format={sayCount}
          formatTick={sayCount}
        />
      ) : (
        <ChartSkeleton />
      )}
    </FigureTile>
  );
}
