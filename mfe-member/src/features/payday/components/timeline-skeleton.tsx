import type { MemberProfile } from '@reset/remote-sdk';
import { Skeleton, SkeletonText } from '@reset/shared-ui';
import { useMessages } from '../payday-messages.ts';
import { Timeline, TimelineSteps } from './timeline.tsx';

interface Props {
  method: MemberProfile['repaymentMethod'];
}

/** In the place of the live timeline, of its words as far as they are known. */
export function TimelineSkeleton({ method }: Props) {
  const t = useMessages();
  const awaited = {
    status: { kind: 'incomplete', text: <SkeletonText width={7} /> },
    amount: <SkeletonText width={12} />,
  } as const;
  const day = <SkeletonText width={12} />;
  return (
    <Skeleton>
      <Timeline
        items={[
          { id: 'period-end', title: t('periodEnd'), day },
          {
            id: 'payday',
            title: t('payday'),
            day,
            children: (
              <TimelineSteps
                steps={[
                  {
                    id: 'paycheck',
                    title: t('step.paycheck'),
                    text: t('step.paycheck.from'),
                    ...awaited,
                  },
                  {
                    id: 'repaid',
                    title: t('step.repaid'),
                    text: t(`step.repaid.${method}`),
                    ...awaited,
                  },
                  {
                    id: 'rest',
                    title: t(`step.rest.${method}`),
                    text: t(`step.rest.${method}.text`),
                    ...awaited,
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </Skeleton>
  );
}
