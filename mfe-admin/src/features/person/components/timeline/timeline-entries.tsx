import { Badge } from '@reset/shared-ui';
import { sayAction } from '#features/commands/commands.ts';
import { Moment } from '#moments/moment.tsx';
import { sayDetail, sayWord } from '#words/say-word.ts';
import type { TimelineEntry } from '../../api/get-timeline.ts';
import { useMessages } from '../../timeline-messages.ts';
import { Dollars } from '../parts/value.tsx';
import { OpenReceipt } from './open-receipt.tsx';
import styles from './timeline.module.css';

interface Props {
  userId: string;
  /** The latest first. */
  entries: readonly TimelineEntry[];
}

/** What happened, a row each; a limit's row opens its receipt. */
export const TimelineEntries = ({ userId, entries }: Props) => (
  <ol className={styles.entries}>
    {entries.map((entry, at) => (
      <li key={entry.id} className={styles.entry}>
        <span className={styles.at}>
          <Moment at={entry.at} />
        </span>
        <Words entry={entry} />
        <span className={styles.amount}>
          {entry.amount !== null && <Dollars of={entry.amount} />}
        </span>
        {entry.kind === 'limit' && entry.objectId !== null && (
          <OpenReceipt
            userId={userId}
            limitId={entry.objectId}
            at={entry.at}
            formerId={limitBefore(entries.slice(at + 1))}
          />
        )}
      </li>
    ))}
  </ol>
);

const limitBefore = (older: readonly TimelineEntry[]): string | null =>
  older.find(({ kind, objectId }) => kind === 'limit' && objectId !== null)?.objectId ?? null;

function Words({ entry }: { entry: TimelineEntry }) {
  const { kind, type, detail, madeBy, refusal } = entry;
  const t = useMessages();
  return (
    <span className={styles.words}>
      <Badge tone="neutral">{t(kind)}</Badge>{' '}
      <span>
        {kind === 'staff' ? sayStaffAction(type) : sayWord(type.replaceAll('.', ' '))}
        {detail && `: ${sayDetail(detail)}`}
        {madeBy && ` ${t('by', { name: madeBy.name ?? madeBy.id.slice(-4) })}`}
        {refusal && `. ${t('refused', { why: refusal })}`}
      </span>
    </span>
  );
}

/** As the staff actions call it, with what became of it where it was not done. */
function sayStaffAction(type: string): string {
  const [, action = type, outcome = ''] = /^(.+)_(proposed|refused)$/.exec(type) ?? [];
  return sayWord(`${sayAction(action)} ${outcome}`.trim());
}
