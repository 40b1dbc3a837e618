import { Chart, ChartSkeleton } from '@reset/shared-ui';
import type { Business } from '../api/get-business.ts';
import { useMessages } from '../messages.ts';
import { sayCents, sayCount, sayTick, toCents, toPoints } from '../model/figures.ts';
import { FigureTile } from './figure-tile.tsx';

/** What members can spend, and how many can; null while the figures are on their way. */
export function LimitTiles({ business }: { business: Business | null }) {
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
