import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ChoiceRequest } from '#features/support-requests/support-requests.ts';
import { ChoiceSkeleton } from '#results/choice-skeleton.tsx';
import { ClosureFacts, ClosureObstacles } from '../components/closure-facts.tsx';
import { closureRequest, type Wish } from '../model/closure-request.ts';
import { useMessages } from '../manage-account-messages.ts';

/** /account/manage-account: has her card cancelled, if she has one, or her account closed. */
export function ManageAccountPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  return (
    <PageLayout title={t('title')}>
      <QueryPanel query={profile} failure={t('failed')} loading={<ChoiceSkeleton />} isBoxed>
        {({ currentCardAccount: account }) => (
          <ChoiceRequest
            label={t('question')}
            hint={t('hint')}
            submit={t('submit')}
            back={t('back')}
            choices={WISHES.filter((wish) => wish !== 'cancelCard' || account !== null).map(
              (wish) => ({
                value: wish,
                label: t(wish),
                description: t(`${wish}.text`),
                request: closureRequest(wish),
                received: t('received'),
                ...(wish === 'closeAccount' && CLOSING),
              }),
            )}
          />
        )}
      </QueryPanel>
    </PageLayout>
  );
}

const CLOSING = { obstacle: <ClosureObstacles />, outcome: <ClosureFacts />, isLoss: true };

const WISHES: readonly Wish[] = ['cancelCard', 'closeAccount'];
