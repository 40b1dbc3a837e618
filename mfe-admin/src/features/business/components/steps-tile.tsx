import { EmptyState, Table, Tile, type Column } from '@reset/shared-ui';
import { stateLabels } from '#features/users/users.ts';
import type { Business } from '../api/get-business.ts';
import { useMessages } from '../messages.ts';
import { sayCount, sumOf } from '../model/figures.ts';
import type { Period } from '../model/business-filters.ts';
import styles from './business.module.css';

type Step = Business['steps'][number];

/** A chart and its table in one: how many people stand at each step, and how many came to it. */
export function StepsTile({ business, period }: { business: Business | null; period: Period }) {
  const t = useMessages();
  const steps = business?.steps ?? [];
  const most = Math.max(1, ...steps.map(({ people }) => people));
  const columns: Column<Step>[] = [
    { key: 'step', header: t('steps.step'), render: ({ state }) => stateLabels[state] },
    {
      key: 'bar',
      header: <span aria-hidden="true" />,
      render: ({ people }) => (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ width: `${(people / most) * 100}%` }} />
        </span>
      ),
    },
    {
      key: 'now',
      header: t('steps.now'),
      align: 'end',
      render: ({ people }) => sayCount(people),
    },
    {
      key: 'entered',
      header: t('steps.entered', { days: period }),
      align: 'end',
      render: ({ entered }) => sayCount(sumOf(entered)),
    },
  ];
  return (
    <Tile title={t('steps.title')}>
      <p className={styles.definition}>{t('steps.definition')}</p>
      <Table
        caption={t('steps.title')}
        columns={columns}
        rows={steps}
        rowKey={({ state }) => state}
        isLoading={business === null}
        expected={EXPECTED}
        empty={<EmptyState message={t('steps.nothing')} />}
      />
    </Tile>
  );
}

const EXPECTED = { count: 10, heightPx: 36 };
