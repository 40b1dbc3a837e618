import { Chart, ChartSkeleton } from '@reset/shared-ui';
import type { Business } from '../api/get-business.ts';
import { useMessages } from '../messages.ts';
import { sayCents, sayCount, sayTick, sumOf, toCents, toPoints } from '../model/figures.ts';
import type { Period } from '../model/business-filters.ts';
import { FigureTile } from './figure-tile.tsx';

type Money = NonNullable<Business['money']>;

/** What a tile draws: two series with their names, of which the second is added or taken off. */
const MONEY_TILES = [
  {
    name: 'spent',
    series: { purchases: 'spent.purchases', refunds: 'spent.refunds' },
    sign: -1,
  },
  {
    name: 'repaid',
    series: { repaidFromBank: 'repaid.banks', repaidFromDeposit: 'repaid.deposits' },
    sign: 1,
  },
  {
    name: 'returned',
    series: { debitsReturned: 'returned.debits', depositsReturned: 'returned.deposits' },
    sign: 1,
  },
  {
    name: 'disputes',
    series: { disputeCredits: 'disputes.given', disputeCreditsTakenBack: 'disputes.takenBack' },
    sign: -1,
  },
  {
    name: 'lost',
    series: { writtenOff: 'lost.writtenOff', lossesRecovered: 'lost.recovered' },
    sign: -1,
  },
] as const;

interface Props {
  /** null while the figures are on their way. */
  business: Business | null;
  period: Period;
}

/** What members spend, repay and cost, a tile for each. */
export function MoneyTiles({ business, period }: Props) {
  const t = useMessages();
  const money = business?.money;
  return MONEY_TILES.map(({ name, series: drawn, sign }) => {
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
        key={name}
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
  });
}

/** What members can spend, and how many can. */
export function LimitTiles({ business }: Pick<Props, 'business'>) {
  const t = useMessages();
  const limits = business?.limits;
  const tiles = [
    {
      name: 'limits',
      label: t('limits.spendable'),
      values: limits && toCents(limits.spendable),
      format: sayCents,
      formatTick: sayTick,
    },
    {
      name: 'members',
      label: t('members.members'),
      values: limits?.members,
      format: sayCount,
      formatTick: sayCount,
    },
  ] as const;
  return tiles.map(({ name, label, values, format, formatTick }) => (
    <FigureTile
      key={name}
      title={t(`${name}.title`)}
      definition={t(`${name}.definition`)}
      figure={values ? format(values.at(-1) ?? 0) : null}
      of={t('today')}
    >
      {business && values ? (
        <Chart
          caption={t(`${name}.title`)}
          pointName={t('day')}
          points={toPoints(business.days)}
          series={[{ key: name, label, values }]}
          format={format}
          formatTick={formatTick}
        />
      ) : (
        <ChartSkeleton />
      )}
    </FigureTile>
  ));
}
