import { QueryPanel, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsAtLeast } from '#role/role-store.ts';
import { pendingQuery } from '../api/get-approvals.ts';
import { useMessages } from '../messages.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { Decide } from './decide.tsx';

interface Props {
  id: string;
  /** What comes after it is decided. */
  onDone: () => void;
}

/** What waits to be approved, on the page of its case. */
export function ApprovalOfCase({ id }: Pick<Props, 'id'>) {
  const t = useMessages();
  const mayLook = useIsAtLeast('operations');
  const query = useQuery({ ...pendingQuery, enabled: mayLook });
  if (!mayLook) return null;
  return (
    <Tile title={t('one')}>
      <QueryPanel query={query} failure={t('failed')} loading={<Skeleton lines={5} />}>
        {({ approvals }) => {
          const approval = approvals.find((one) => one.id === id);
          return approval ? <ApprovalFacts of={approval} /> : t('decided');
        }}
      </QueryPanel>
    </Tile>
  );
}

/** The buttons by which it is decided; why there are none where she may not. */
export function DecideCase({ id, onDone }: Props) {
  const t = useMessages();
  const mayLook = useIsAtLeast('operations');
  const { data } = useQuery({ ...pendingQuery, enabled: mayLook });
  const pending = data?.approvals.find((one) => one.id === id);
  // Kept while what came of it is shown, when it waits no more.
  const [shown, setShown] = useState(pending);
  if (pending && pending !== shown) setShown(pending);
  if (!mayLook) return <p>{t('takesApprover')}</p>;
  return shown && <Decide of={shown} onDone={onDone} />;
}
