import {
  Banner,
  PageLayout,
  QueryPanel,
  Section,
  Skeleton,
  SkeletonForm,
  Tile,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { staffQuery } from '../api/staff.ts';
import { InvitationsTable } from '../components/invitations-table.tsx';
import { InviteForm } from '../components/invite-form.tsx';
import { StaffTable } from '../components/staff-table.tsx';
import { mayManage } from '../model/staff.ts';

/** /admin/staff: who is of staff; administrators manage them here, others see who they are. */
export function StaffPage() {
  const t = useMessages();
  return (
    <PageLayout title={t('staff.title')} intro={t('staff.intro')}>
      <StaffContent />
    </PageLayout>
  );
}

function StaffContent() {
  const t = useMessages();
  const query = useQuery(staffQuery);
  return (
    <QueryPanel query={query} failure={t('staff.failed')} loading={<StaffSkeleton />}>
      {({ staff, invitations }) => {
        const isManager = mayManage(staff);
        return (
          <>
            {!isManager && <Banner tone="info">{t('staff.administratorsOnly')}</Banner>}
            <StaffTable staff={staff} isLoading={false} mayChange={isManager} />
            <Section title={t('invite.open')}>
              <InvitationsTable invitations={invitations} mayChange={isManager} />
            </Section>
            {isManager && (
              <Tile title={t('invite.title')}>
                <InviteForm />
              </Tile>
            )}
          </>
        );
      }}
    </QueryPanel>
  );
}

/** As administrators see it: whether she is one comes with the staff, and so does the form to invite. */
function StaffSkeleton() {
  const t = useMessages();
  return (
    <>
      <StaffTable staff={[]} isLoading mayChange />
      <Section title={t('invite.open')}>
        <InvitationsTable invitations={[]} isLoading mayChange />
      </Section>
      <Tile title={t('invite.title')}>
        <Skeleton>
          <SkeletonForm fields={2} />
        </Skeleton>
      </Tile>
    </>
  );
}
