import { QueryPanel, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useIsAtLeast } from '#role/role-store.ts';
import { approvalQuery } from '../api/get-approvals.ts';
import { useMessages } from '../messages.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { Decide } from './decide.tsx';

interface Props {
  id: string;
  /** What comes after it is decided. */
  onDone: () => void;
}

/** What waits to be approved, or what became of it, on the page of its case. */
export function ApprovalOfCase({ id }: Pick<Props, 'id'>) {
  const t = useMessages();
  const mayLook = useIsAtLeast('operations');
  const query = useQuery({ ...approvalQuery(id), enabled: mayLook });
  if (!mayLook) return null;
  return (
    <Tile title={t(query.data && query.data.state !== 'pending' ? 'ended' : 'one')}>
      <QueryPanel query={query} failure={t('failed')} loading={<Skeleton lines={5} />}>
        {(approval) => <ApprovalFacts of={approval} />}
      </QueryPanel>
    </Tile>
  );
}

/** The buttons by which it is decided or withdrawn; why there are none where she may not. */
export function DecideCase({ id, onDone }: Props) {
  const t = useMessages();
  const mayLook = useIsAtLeast('operations');
  const { data } = useQuery({ ...approvalQuery(id), enabled: mayLook });
  if (!mayLook) return <p>{t('takesApprover')}</p>;
  return data?.state === 'pending' && <Decide of={data} onDone={onDone} />;
}
