import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';
import { SkeletonText, Table, Tile, type Column } from '@reset/shared-ui';
import { listedStates, stateLabels } from '#features/users/users.ts';
import type { Business } from '../api/get-business.ts';
import { useMessages } from '../messages.ts';
import { sayCount, sumOf } from '../model/figures.ts';
import styles from './business.module.css';

/**
 * A chart and its table in one: how many people stand at each step, and how many came to it. The steps are
 * known while the figures are still on their way: null.
 */
export function StepsTile({ business }: { business: Business | null }) {
  const t = useMessages();
  const steps = new Map(business?.steps.map((step) => [step.state, step]));
  const most = Math.max(1, ...[...steps.values()].map(({ people }) => people));
  const peopleAt = (state: UserState) => steps.get(state)?.people ?? 0;
  const count = (figure: number) => (business ? sayCount(figure) : <SkeletonText width={3} />);
  const columns: Column<UserState>[] = [
    { key: 'step', header: t('steps.step'), render: (state) => stateLabels[state] },
    {
      key: 'now',
      header: t('steps.now'),
      align: 'end',
      render: (state) => (
        <span className={styles.people}>
          <span className={styles.track}>
            <span className={styles.bar} style={{ width: `${(peopleAt(state) / most) * 100}%` }} />
          </span>
          {count(peopleAt(state))}
        </span>
      ),
    },
    {
      key: 'entered',
      header: t('steps.entered'),
      align: 'end',
      render: (state) => count(sumOf(steps.get(state)?.entered ?? [])),
    },
  ];
  return (
    <div className={styles.steps}>
      <Tile title={t('steps.title')}>
        <p className={styles.definition}>{t('steps.definition')}</p>
        <Table
          caption={t('steps.caption')}
          columns={columns}
          rows={[...listedStates]}
          rowKey={(state) => state}
          empty={null}
          isWhole
        />
      </Tile>
    </div>
  );
}
