import { Badge } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { sayAction } from '#features/commands/commands.ts';
import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import { userActionsQuery, type UserAction } from '../../api/get-sections.ts';
import { SectionTile } from '../parts/section-tile.tsx';
import styles from './user-actions.module.css';

/** What staff did to a person's account, and why, the latest first. */
export function UserActions({ userId }: { userId: string }) {
  const t = useMessages();
  const query = useQuery(userActionsQuery(userId));
  return (
    <SectionTile name="actions" query={query}>
      {({ actions }) =>
        actions.length === 0 ? (
          <p className={styles.none}>{t('actions.none')}</p>
        ) : (
          <ol className={styles.actions}>
            {actions.map((action) => (
              <ActionEntry key={action.id} action={action} />
            ))}
          </ol>
        )
      }
    </SectionTile>
  );
}

const TONES = {
  done: 'success',
  proposed: 'info',
  refused: 'danger',
  unknown: 'warning',
} as const;

function ActionEntry({ action }: { action: UserAction }) {
  const t = useMessages();
  const { madeAt, madeBy, reason, refusal } = action;
  const outcome = action.outcome ?? 'unknown';
  return (
    <li className={styles.action}>
      <p className={styles.what}>
        {sayAction(action.action)} <Badge tone={TONES[outcome]}>{t(`actions.${outcome}`)}</Badge>
      </p>
      <div className={styles.reason}>
        <p>{reason}</p>
        {refusal && <p className={styles.refusal}>{t('actions.why', { why: refusal })}</p>}
      </div>
      <p className={styles.who}>
        {madeBy.name ?? madeBy.id.slice(-4)} · <Moment at={madeAt} />
      </p>
    </li>
  );
}
