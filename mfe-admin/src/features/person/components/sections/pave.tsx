import { Table } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#moments/day.tsx';
import { Moment } from '#moments/moment.tsx';
import { sayWord } from '#words/say-word.ts';
import { paveStatusQuery } from '../../api/get-sections.ts';
import { useMessages } from '../../messages.ts';
import { Facts } from '../parts/facts.tsx';
import { SectionTile } from '../parts/section-tile.tsx';
import { Nothing } from '../parts/subsection.tsx';
import { Dollars, YesNo } from '../parts/value.tsx';

/** What was read of her cash flow. */
export function Pave({ userId }: { userId: string }) {
  const t = useMessages();
  const query = useQuery(paveStatusQuery(userId));
  return (
    <SectionTile name="pave" query={query} facts={4}>
      {({ characteristics, scores, incomes }) => (
        <>
          <Facts
            rows={[
              [
                t('pave.deposits'),
                <Dollars key="deposits" of={characteristics?.depositsMonthly} />,
              ],
              [t('pave.earnings'), <YesNo key="earnings" of={characteristics?.hasEarnings} />],
              [t('pave.readAt'), <Moment key="read" at={characteristics?.readAt} />],
              [t('pave.scores'), scores],
            ]}
          />
          <Table
            caption={t('pave.incomes')}
            rows={incomes.map((row, at) => ({ ...row, at }))}
            rowKey={({ at }) => String(at)}
            empty={<Nothing>{t('pave.noIncomes')}</Nothing>}
            columns={[
              { key: 'name', header: t('pave.name'), render: ({ name }) => name },
              { key: 'kind', header: t('pave.kind'), render: ({ kind }) => sayWord(kind) },
              {
                key: 'frequency',
                header: t('pave.frequency'),
                render: ({ frequency }) => sayWord(frequency),
              },
              {
                key: 'average',
                header: t('pave.average'),
                align: 'end',
                render: ({ averageAmount }) => <Dollars of={averageAmount} />,
              },
              {
                key: 'monthly',
                header: t('pave.monthly'),
                align: 'end',
                render: ({ monthlyAmount }) => <Dollars of={monthlyAmount} />,
              },
              {
                key: 'last',
                header: t('pave.last'),
                render: ({ lastDate }) => <Day on={lastDate} />,
              },
              {
                key: 'next',
                header: t('pave.next'),
                render: ({ nextDate }) => <Day on={nextDate} />,
              },
            ]}
          />
        </>
      )}
    </SectionTile>
  );
}
