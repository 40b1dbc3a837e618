import type { TimelineKind } from '@reset/api-contract/admin/user-timeline.ts';
import { Banner, Button, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timelineQuery } from '../../api/get-timeline.ts';
import { useMessages } from '../../timeline-messages.ts';
import { useMessages as usePersonMessages } from '../../messages.ts';
import type { SectionName } from '../../model/sections.ts';
import { SectionPart } from '../parts/section-tile.tsx';
import { Nothing } from '../parts/subsection.tsx';
import { TimelineEntries } from './timeline-entries.tsx';
import styles from './timeline.module.css';

const KINDS = [
  'account',
  'application',
  'document',
  'mail',
  'link',
  'limit',
  'purchase',
  'repayment',
  'dispute',
  'staff',
] as const satisfies readonly TimelineKind[];

/** All that happened of her, in one order, of one kind or of all. */
export function Timeline({ userId }: { userId: string }) {
  const t = useMessages();
  const person = usePersonMessages();
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const [pages, setPages] = useState(1);
  return (
    <Tile
      title={person('section.timeline')}
      anchor={'timeline' satisfies SectionName}
      aside={
        <label className={styles.filter}>
          {t('kind')}{' '}
          <select
            value={kind ?? ''}
            onChange={({ target }) => {
              setKind(KINDS.find((one) => one === target.value) ?? null);
              setPages(1);
            }}
          >
            <option value="">{t('all')}</option>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </select>
        </label>
      }
    >
      <TimelinePage
        userId={userId}
        kind={kind}
        before={null}
        pages={pages}
        onOlder={() => setPages(pages + 1)}
      />
    </Tile>
  );
}

interface PageProps {
  userId: string;
  kind: TimelineKind | null;
  /** Where the page begins. */
  before: string | null;
  /** How many are shown, from this one on. */
  pages: number;
  onOlder: () => void;
}

/** A page of it, and below it the ones after: each begins where this one ends, also once it is read anew. */
function TimelinePage({ userId, kind, before, pages, onOlder }: PageProps) {
  const t = useMessages();
  const query = useQuery(timelineQuery(userId, kind, before));
  return (
    <SectionPart title={t('title')} query={query} lines={8}>
      {({ entries, before: next, unavailable }) => (
        <>
          {unavailable.length > 0 && (
            <Banner tone="warning">{t('unavailable', { owners: unavailable.join(', ') })}</Banner>
          )}
          {entries.length === 0 ? (
            <Nothing>{t('none')}</Nothing>
          ) : (
            <TimelineEntries userId={userId} entries={entries} />
          )}
          {next !== null &&
            (pages > 1 ? (
              <TimelinePage
                userId={userId}
                kind={kind}
                before={next}
                pages={pages - 1}
                onOlder={onOlder}
              />
            ) : (
              <div>
                <Button onPress={onOlder}>{t('older')}</Button>
              </div>
            ))}
        </>
      )}
    </SectionPart>
  );
}
