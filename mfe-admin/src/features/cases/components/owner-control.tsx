import { Banner, Button } from '@reset/shared-ui';
import { useSession } from '@reset/remote-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CASES_KEY, caseQuery, putOwner, type Case } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';
import { nameOf } from './case-columns.tsx';
import styles from './cases.module.css';

/** Who has a case, and the way to take it or give it back; who came second is told who was first. */
export function OwnerControl({ of: { id, owner, closedAt } }: { of: Case }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const ownId = useSession(({ user }) => user?.id);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOwn = owner !== null && owner.id === ownId;

  async function change() {
    setPending(true);
    setProblem(undefined);
    const result = await putOwner(id, !isOwn, isOwn ? null : (owner?.id ?? null));
    if (!result.ok) setProblem(result.error.message);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
      queryClient.invalidateQueries({ queryKey: CASES_KEY }),
    ]);
    setPending(false);
  }

  return (
    <div className={styles.owner}>
      <span>{owner ? nameOf(owner) : t('owner.nobody')}</span>
      {closedAt === null && (
        <Button variant="secondary" isPending={isPending} onPress={() => void change()}>
          {isOwn ? t('owner.giveBack') : sayTake(t, owner)}
        </Button>
      )}
      {problem !== undefined && (
        <div role="status">
          <Banner tone="warning">{problem}</Banner>
        </div>
      )}
    </div>
  );
}

const sayTake = (t: ReturnType<typeof useMessages>, owner: Case['owner']) =>
  owner ? t('owner.takeOver', { name: nameOf(owner) }) : t('owner.take');
