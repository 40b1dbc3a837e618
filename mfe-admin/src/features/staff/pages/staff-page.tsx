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
import { useStaffChange, type StaffChange } from '../components/use-staff-change.ts';
import { mayManage } from '../model/staff.ts';
import styles from './staff-page.module.css';

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
  const change = useStaffChange();
  return (
    <QueryPanel
      query={query}
      failure={t('staff.failed')}
      loading={<StaffSkeleton change={change} />}
    >
      {({ staff, invitations }) => {
        const isManager = mayManage(staff);
        const given = isManager ? change : null;
        return (
          <>
            {!isManager && <Banner tone="info">{t('staff.administratorsOnly')}</Banner>}
            <div role="alert" className={styles.problem}>
              {change.problem && <Banner tone="danger">{change.problem}</Banner>}
            </div>
            <StaffTable staff={staff} isLoading={false} change={given} />
            <Section title={t('invite.open')}>
              <InvitationsTable invitations={invitations} change={given} />
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
function StaffSkeleton({ change }: { change: StaffChange }) {
  const t = useMessages();
  return (
    <>
      <StaffTable staff={[]} isLoading change={change} />
      <Section title={t('invite.open')}>
        <InvitationsTable invitations={[]} isLoading change={change} />
      </Section>
      <Tile title={t('invite.title')}>
        <Skeleton>
          <SkeletonForm fields={2} />
        </Skeleton>
      </Tile>
    </>
  );
}
