import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsAtLeast } from '#role/role-store.ts';
import { approvalQuery } from '../api/get-approvals.ts';
import { useMessages } from '../messages.ts';

interface Props {
  id: string;
  /** What is known without it. */
  children: ReactNode;
}

/** How an approval ended: one that was approved may have been refused by the service that was to do it. */
export function ApprovalState({ id, children }: Props) {
  const t = useMessages();
  const mayLook = useIsAtLeast('operations');
  const { data } = useQuery({ ...approvalQuery(id), enabled: mayLook });
  return data && data.state !== 'pending' ? t(`state.${data.state}`) : children;
}
