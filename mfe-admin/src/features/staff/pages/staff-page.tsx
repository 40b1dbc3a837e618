import { Banner, Button, ErrorState, PageLayout, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { staffQuery } from '../api/get-staff.ts';
import { InvitationsTable } from '../components/invitations-table.tsx';
import { InviteForm } from '../components/invite-form.tsx';
import { StaffTable } from '../components/staff-table.tsx';
import { useStaffChange } from '../components/use-staff-change.ts';
import { mayManage } from '../model/staff.ts';
import styles from './staff-page.module.css';

/** /admin/staff: who is of staff; owners manage them here, agents see who they are. */
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
  const { data } = query;
  const retry = () => void query.refetch();
  if (!data && query.isError) {
    return (
      <ErrorState
        title={t('staff.failed')}
        message={query.error.message}
        onRetry={retry}
        isRetrying={query.isFetching}
      />
    );
  }
  const { staff = [], invitations = [] } = data ?? {};
  const isOwner = mayManage(staff);
  const given = isOwner ? change : null;
  return (
    <>
      {query.isError && (
        <Banner tone="warning" actions={<Button onPress={retry}>{t('retry')}</Button>}>
          {t('users.outOfDate')}
        </Banner>
      )}
      {data && !isOwner && <Banner tone="info">{t('staff.ownersOnly')}</Banner>}
      <div role="alert" className={styles.problem}>
        {change.problem && <Banner tone="danger">{change.problem}</Banner>}
      </div>
      <StaffTable staff={staff} isLoading={query.isPending} change={given} />
      <section className={styles.section} aria-labelledby="open-invitations">
        <h2 id="open-invitations">{t('invite.open')}</h2>
        <InvitationsTable invitations={invitations} change={given} />
      </section>
      {isOwner && (
        <Tile title={t('invite.title')}>
          <InviteForm />
        </Tile>
      )}
    </>
  );
}
