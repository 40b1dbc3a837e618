import type { TimelineKind } from '@reset/api-contract/admin/user-timeline.ts';
import { Banner, Button, Tile } from '@reset/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timelineQuery } from '../../api/get-timeline.ts';
import { useMessages } from '../../timeline-messages.ts';
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
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const query = useInfiniteQuery(timelineQuery(userId, kind));
  return (
    <Tile
      title={t('title')}
      aside={
        <label className={styles.filter}>
          {t('kind')}{' '}
          <select
            value={kind ?? ''}
            onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? null)}
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
      <SectionPart title={t('title')} query={query} lines={8}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          const missing = [...new Set(pages.flatMap((page) => page.unavailable))];
          return (
            <>
              {missing.length > 0 && (
                <Banner tone="warning">{t('unavailable', { owners: missing.join(', ') })}</Banner>
              )}
              {entries.length === 0 ? (
                <Nothing>{t('none')}</Nothing>
              ) : (
                <TimelineEntries userId={userId} entries={entries} />
              )}
              {query.hasNextPage && (
                <div>
                  <Button
                    isPending={query.isFetchingNextPage}
                    onPress={() => void query.fetchNextPage()}
                  >
                    {t('older')}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </SectionPart>
    </Tile>
  );
}
