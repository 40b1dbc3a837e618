import { ApiError } from '@reset/remote-sdk';
import { EmptyState, PageLayout, QueryPanel, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApprovalState } from '#features/approvals/approvals.ts';
import { Facts } from '#features/person/person.ts';
import { Moment } from '#moments/moment.tsx';
import { Dollars } from '#money/dollars.tsx';
import { sayWord } from '#words/say-word.ts';
import { caseQuery, type Case } from '../api/get-cases.ts';
import { CaseActions } from '../components/case-actions.tsx';
import { nameOf, sayWhat } from '../components/case-columns.tsx';
import styles from '../components/cases.module.css';
import { DueBadge } from '../components/due-badge.tsx';
import { OwnerControl } from '../components/owner-control.tsx';
import { OwnerFacts } from '../components/owner-facts.tsx';
import { useMessages } from '../messages.ts';

/** /admin/cases/:id: one case, what its owner knows of it, and what closes it. */
export function CasePage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const query = useQuery(caseQuery(id));
  const kind = query.data?.case.kind;
  if (isUnknown(query.error)) {
    return (
      <PageLayout title={t('unknown.title')}>
        <EmptyState
          message={t('unknown')}
          action={<TextLink href="/admin/cases">{t('unknown.back')}</TextLink>}
        />
      </PageLayout>
    );
  }
  return (
    <PageLayout title={kind ? t(`kind.${kind}`) : t('facts')}>
      <QueryPanel query={query} failure={t('caseFailed')} isBoxed>
        {(reply) => (
          <div className={styles.tiles}>
            <CaseFacts of={reply.case} />
            <OwnerFacts of={reply} />
            <CaseActions key={id} of={reply} />
          </div>
        )}
      </QueryPanel>
    </PageLayout>
  );
}

/** No case has this id, or no id looks so. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

function CaseFacts({ of: one }: { of: Case }) {
  const t = useMessages();
  const { user } = one;
  return (
    <Tile title={t('facts')}>
      <Facts
        rows={[
          [
            t('person'),
            user && (
              <TextLink key="person" href={`/admin/users/${user.id}`}>
                {nameOf(user)}
              </TextLink>
            ),
          ],
          [t('what'), sayWhat(one)],
          [t('amount'), <Dollars key="amount" amount={one.amount} />],
          [t('opened'), <Moment key="opened" at={one.openedAt} />],
          [t('due'), <DueBadge key="due" of={one} />],
          [t('state'), <State key="state" of={one} />],
          [t('owner'), <OwnerControl key="owner" of={one} />],
        ]}
      />
    </Tile>
  );
}

function State({ of: { kind, objectId, closedAs } }: { of: Case }) {
  const t = useMessages();
  if (closedAs === null) return t('open');
  const word = sayWord(closedAs);
  return kind === 'approval' ? <ApprovalState id={objectId}>{word}</ApprovalState> : word;
}
