import { dayOf } from '@reset/application-engine/policy/day.ts';
import { isAvailable } from '@reset/application-engine/policy/state-availability.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { profileQuery } from '@reset/remote-sdk';
import { EmptyState, PageLayout, QueryPanel, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasPage } from '#navigation/has-page.ts';
import { taxReturnsQuery } from '../api/get-tax-returns.ts';
import { DetailsDialog } from '../components/details-dialog.tsx';
import { RefundAdvance } from '../components/refund-advance.tsx';
import {
  EarlierReturns,
  ReturnSummary,
  ReturnSummarySkeleton,
} from '../components/return-summary.tsx';
import { useMessages } from '../tax-return-messages.ts';

const TAX_FILING = '/tax-filing';

/** What she filed, what comes back, and what of it is hers early. */
export function TaxReturnPage() {
  const t = useMessages();
  const returns = useQuery(taxReturnsQuery);
  const { data: profile } = useQuery(profileQuery);
  const [isShown, setShown] = useState(false);
  return (
    <PageLayout title={t('title')}>
      <QueryPanel query={returns} failure={t('failed')} loading={<ReturnSummarySkeleton />} isBoxed>
        {(found) =>
          found.length > 0 ? (
            <>
              <ReturnSummary returns={found} profile={profile} onShow={() => setShown(true)} />
              {profile && <RefundAdvance returns={found} profile={profile} />}
              <EarlierReturns returns={found} />
            </>
          ) : (
            <Nothing state={profile?.currentAddress?.stateAbbr ?? null} />
          )
        }
      </QueryPanel>
      {isShown && <DetailsDialog onClose={() => setShown(false)} />}
    </PageLayout>
  );
}

/** @param state where she lives, as far as it is known: filing is not to be had everywhere */
function Nothing({ state }: { state: string | null }) {
  const t = useMessages();
  const isOffered = state === null || isAvailable(state, 'tax_refund_advance', dayOf(new Date()));
  return (
    <Tile>
      <EmptyState
        message={isOffered ? t('none') : t('none.notOffered', { state: stateName(state) })}
        action={
          hasPage(TAX_FILING) && (
            <TextLink href={TAX_FILING} {...(isOffered && { variant: 'button' })}>
              {t(isOffered ? 'file' : 'file.whenOffered')}
            </TextLink>
          )
        }
      />
    </Tile>
  );
}
