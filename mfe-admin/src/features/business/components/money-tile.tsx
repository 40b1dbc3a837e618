import { Chart, ChartSkeleton } from '@reset/shared-ui';
import type { Business } from '../api/get-business.ts';
import { useMessages } from '../messages.ts';
import type { Period } from '../model/business-filters.ts';
import { sayCents, sayTick, sumOf, toCents, toPoints } from '../model/figures.ts';
import { FigureTile } from './figure-tile.tsx';

type Money = NonNullable<Business['money']>;

/** What a tile draws: two series with their names, of which the second is added or taken off. */
const TILES = {
  spent: { series: { purchases: 'spent.purchases', refunds: 'spent.refunds' }, sign: -1 },
  repaid: {
    series: { repaidFromBank: 'repaid.banks', repaidFromDeposit: 'repaid.deposits' },
    sign: 1,
  },
  returned: {
    series: { debitsReturned: 'returned.debits', depositsReturned: 'returned.deposits' },
    sign: 1,
  },
  disputes: {
    series: { disputeCredits: 'disputes.given', disputeCreditsTakenBack: 'disputes.takenBack' },
    sign: -1,
  },
  lost: { series: { writtenOff: 'lost.writtenOff', lossesRecovered: 'lost.recovered' }, sign: -1 },
} as const;

interface Props {
  name: keyof typeof TILES;
  /** null while the figures are on their way. */
  business: Business | null;
  period: Period;
}

/** What members spend, repay and cost, day by day and in all. */
export function MoneyTile({ name, business, period }: Props) {
  const t = useMessages();
  const { series: drawn, sign } = TILES[name];
  const money = business?.money;
  const series =
    money &&
    Object.entries(drawn).map(([key, label]) => ({
      key,
      label: t(label),
      values: toCents(money[key as keyof Money]),
    }));
  const [first = 0, second = 0] = series?.map(({ values }) => sumOf(values)) ?? [];
  return (
    <FigureTile
      title={t(`${name}.title`)}
      definition={t(`${name}.definition`)}
      figure={series ? sayCents(first + sign * second) : null}
      of={t('inPeriod', { days: period })}
    >
      {business && series ? (
        <Chart
          caption={t(`${name}.title`)}
          pointName={t('day')}
          points={toPoints(business.days)}
          series={series}
          kind={period === '30' ? 'bar' : 'line'}
          format={sayCents}
          formatTick={sayTick}
        />
      ) : (
        <ChartSkeleton series={2} />
      )}
    </FigureTile>
  );
}
