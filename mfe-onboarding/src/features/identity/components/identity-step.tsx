import type { MemberProfile } from '@reset/remote-sdk';
import { QueryPanel, Skeleton, SkeletonText, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Refused } from '#features/outcome/outcome.ts';
import { useStepPart } from '#features/step-place/step-place.ts';
import { useHoldBehind, useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { identityStatusQuery, type IdentityStanding } from '../api/get-identity-status.ts';
import { useMessages } from '../identity-messages.ts';
import { stageOf, type IdentityStage } from '../model/identity-stage.ts';
import { Approved } from './approved.tsx';
import { DocumentStep } from './document-step.tsx';
import { IdentityWait } from './identity-wait.tsx';
import { InReview } from './in-review.tsx';
import { ToldBefore } from './told-before.tsx';

interface Props {
  profile: MemberProfile;
  /** What she told before is told anew. */
  onChange: () => void;
}

/** How the verification of her identity stands, and what it asks of her. */
export function IdentityStep({ profile, onChange }: Props) {
  const t = useMessages();
  const status = useQuery(identityStatusQuery);
  useStandAlone(status.isPending);
  useStepPart(status.data ? partOf(status.data) : null);
  return (
    <QueryPanel query={status} failure={t('failed')} loading={<AwaitedStatus />} isBoxed>
      {(standing) => {
        const { currentStatus, toldBefore: told } = standing;
        if (told) {
          // It may have been told anew since it was read.
          if (!status.isFetchedAfterMount) return <AwaitedStatus />;
          return <ToldBefore profile={profile} told={told} onChange={onChange} />;
        }
        const stage = stageOf(currentStatus);
        return (
          <>
            {/* That she is approved is told here before the application moves on behind it. */}
            {HOLDING.includes(stage) && <HeldBehind />}
            <Stage stage={stage} standing={standing} />
          </>
        );
      }}
    </QueryPanel>
  );
}

function AwaitedStatus() {
  const t = useMessages();
  return (
    <Tile title={t('title')}>
      <Skeleton label={t('loading')}>
        <SkeletonText />
      </Skeleton>
    </Tile>
  );
}

/** Other pictures are another thing that is asked. */
function partOf({ currentStatus, documentsRead = 0, toldBefore }: IdentityStanding): string {
  if (toldBefore) return 'told';
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
  standing: IdentityStanding;
}

function Stage({ stage, standing }: StageProps) {
  switch (stage) {
    case 'wait':
      return <IdentityWait isSent={standing.currentStatus !== 'info_saved'} />;
    case 'approved':
      return <Approved />;
    case 'document':
      return <DocumentStep documentsRead={standing.documentsRead ?? 0} />;
    case 'review':
      return <InReview standing={standing} />;
    case 'rejected':
      return <Refused isForIdentity />;
  }
}
