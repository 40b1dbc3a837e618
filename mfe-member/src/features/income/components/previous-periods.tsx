import { Button, EmptyState, QueryPanel, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { paystubsQuery } from '../api/get-paystubs.ts';
import { useMessages } from '../income-messages.ts';
import { PaystubList } from './paystub-list.tsx';

interface Props {
  /** Where pay does not follow hours, paychecks are what there is to see. */
  isOpenAtFirst: boolean;
}

/** Past paychecks, asked for only when they are looked at. */
export function PreviousPeriods({ isOpenAtFirst }: Props) {
  const t = useMessages();
  const listId = useId();
  const [isShown, setShown] = useState(isOpenAtFirst);
  return (
    <>
      <div>
        <Button aria-expanded={isShown} aria-controls={listId} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'hidePrevious' : 'showPrevious')}
        </Button>
      </div>
      <div id={listId}>{isShown && <Paystubs />}</div>
    </>
  );
}

function Paystubs() {
  const t = useMessages();
  const paystubs = useQuery(paystubsQuery);
  return (
    <Tile title={t('previous')}>
      <QueryPanel
        query={paystubs}
        failure={t('previousFailed')}
        loading={
          <Skeleton>
            <AmountRowsSkeleton count={3} />
          </Skeleton>
        }
      >
        {(found) =>
          found.length > 0 ? (
            <PaystubList paystubs={found} />
          ) : (
            <EmptyState message={t('previousEmpty')} />
          )
        }
      </QueryPanel>
    </Tile>
  );
}
