import { Badge, QueryPanel, Skeleton, SkeletonText, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { IdentityRefused } from '#features/outcome/outcome.ts';
import { useStepPart } from '#features/step-place/step-place.ts';
import { useHoldBehind, useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { identityStatusQuery, type IdentityStanding } from '../api/get-identity-status.ts';
import { useMessages } from '../identity-messages.ts';
import { stageOf, type IdentityStage } from '../model/identity-stage.ts';
import { Approved } from './approved.tsx';
import { DocumentStep } from './document-step.tsx';
import styles from './identity.module.css';
import { IdentityWait } from './identity-wait.tsx';

/** How the verification of her identity stands, and what it asks of her. */
export function IdentityStep() {
  const t = useMessages();
  const status = useQuery(identityStatusQuery);
  useStandAlone(status.isPending);
  useStepPart(status.data ? partOf(status.data) : null);
  return (
    <QueryPanel
      query={status}
      failure={t('failed')}
      loading={
        <Tile title={t('title')}>
          <Skeleton label={t('loading')}>
            <SkeletonText />
          </Skeleton>
        </Tile>
      }
      isBoxed
    >
      {({ currentStatus, documentsRead = 0 }) => {
        const stage = stageOf(currentStatus);
        return (
          <>
            {/* That she is approved is told here before the application moves on behind it. */}
            {HOLDING.includes(stage) && <HeldBehind />}
            <Stage
              stage={stage}
              isSent={currentStatus !== 'info_saved'}
              documentsRead={documentsRead}
            />
          </>
        );
      }}
    </QueryPanel>
  );
}

/** Other pictures are another thing that is asked. */
function partOf({ currentStatus, documentsRead = 0 }: IdentityStanding): string {
  const stage = stageOf(currentStatus);
  return stage === 'document' ? `${stage} ${documentsRead}` : stage;
}

/** What may come to her being approved before her eyes, and that. */
const HOLDING: readonly IdentityStage[] = ['wait', 'document', 'approved'];

function HeldBehind() {
  useHoldBehind();
  return null;
}

interface StageProps {
  stage: IdentityStage;
  isSent: boolean;
  documentsRead: number;
}

function Stage({ stage, isSent, documentsRead }: StageProps) {
  const t = useMessages();
  switch (stage) {
    case 'wait':
      return <IdentityWait isSent={isSent} />;
    case 'approved':
      return <Approved />;
    case 'document':
      return <DocumentStep documentsRead={documentsRead} />;
    case 'review':
      return (
        <Tile title={t('review.title')} aside={<Badge tone="pending">{t('review.state')}</Badge>}>
          <div className={styles.screen}>
            <p>{t('review.text')}</p>
            <TextLink href="/dashboard">{t('review.dashboard')}</TextLink>
          </div>
        </Tile>
      );
    case 'rejected':
      return <IdentityRefused />;
  }
}
