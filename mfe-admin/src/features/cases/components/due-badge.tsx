import { Badge, type Tone } from '@reset/shared-ui';
import { Moment } from '#moments/moment.tsx';
import type { Case } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';
import { nearnessOf, type Nearness } from '../model/case-tone.ts';
import styles from './cases.module.css';

const TONES: Record<Nearness, Tone> = {
  overdue: 'danger',
  today: 'warning',
  soon: 'warning',
  later: 'neutral',
};

interface Props {
  of: Case;
  /** Without the moment, and on two lines where a column is narrow. */
  isBrief?: boolean;
}

/** Until when a case is to be closed, with the days that are left in words. */
export function DueBadge({ of: one, isBrief = false }: Props) {
  const t = useMessages();
  const nearness = nearnessOf(one);
  return (
    <span className={isBrief ? styles.briefDue : styles.due}>
      {one.closedAt === null && (
        <Badge tone={TONES[nearness]} canWrap={isBrief}>
          {sayDue(t, one, nearness)}
        </Badge>
      )}
      {!isBrief && <Moment at={one.dueAt} />}
    </span>
  );
}

function sayDue(t: ReturnType<typeof useMessages>, { daysLeft }: Case, nearness: Nearness): string {
  if (nearness === 'later') return t('due.later', { days: daysLeft });
  if (nearness !== 'overdue') return t(`due.${nearness}`);
  if (daysLeft >= 0) return t('due.overdueToday');
  return daysLeft === -1 ? t('due.overdueOne') : t('due.overdue', { days: -daysLeft });
}
