import { ApiError } from '@reset/remote-sdk';
import { Banner, isFirstLoad, PageLayout, QueryFailure } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useMessages as useAreaMessages } from '#messages.ts';
import { userQuery, type User, type UserQuery } from '../api/get-user.ts';
import { DangerZone } from '../components/sections/danger-zone.tsx';
import { HowSheRepays } from '../components/sections/how-she-repays.tsx';
import { Income } from '../components/sections/income.tsx';
import { LinkedBank } from '../components/sections/linked-bank.tsx';
import { Onboarding } from '../components/sections/onboarding.tsx';
import { Pave } from '../components/sections/pave.tsx';
import { Payroll } from '../components/sections/payroll.tsx';
import { Profile } from '../components/sections/profile.tsx';
import { Repayments } from '../components/sections/repayments.tsx';
import {
  IntegrationErrors,
  PlaidTransactions,
  RecurringExpenses,
} from '../components/sections/small-sections.tsx';
import { SpendingLimit } from '../components/sections/spending-limit.tsx';
import { UserActions } from '../components/sections/user-actions.tsx';
import { Viewing } from '../components/sections/viewing.tsx';
import { Timeline } from '../components/timeline/timeline.tsx';
import { useMessages } from '../messages.ts';
import styles from './user-page.module.css';

/** /admin/users/:id: one person, and what staff may do for her. */
export function UserPage() {
  const { id = '' } = useParams();
  // Another person's page is another page: nothing of the last one stays.
  return <ShownUser key={id} id={id} />;
}

function ShownUser({ id }: { id: string }) {
  const t = useAreaMessages();
  const query = useQuery(userQuery(id));
  if (isUnknown(query.error)) return <Navigate to="/admin/users" replace />;
  const hasFailed = query.data === undefined && !isFirstLoad(query);
  return (
    <PageLayout title={query.data?.name ?? t('user.title')}>
      {hasFailed ? (
        <QueryFailure query={query} title={t('user.failed')} />
      ) : (
        <>
          {query.data && <Warnings user={query.data} />}
          <Sections id={id} query={query} />
        </>
      )}
    </PageLayout>
  );
}

/** What nobody who acts here may overlook. */
function Warnings({ user: { userConfig, hasRepaymentWarning } }: { user: User }) {
  const t = useMessages();
  return (
    <>
      {userConfig.muted && <Banner tone="danger">{t('muted')}</Banner>}
      {userConfig.customRepaymentPlan && <Banner tone="warning">{t('customPlan')}</Banner>}
      {hasRepaymentWarning && <Banner tone="warning">{t('warning')}</Banner>}
    </>
  );
}

const Sections = ({ id, query }: { id: string; query: UserQuery }) => (
  <>
    <div className={styles.columns}>
      <div className={styles.column}>
        <Profile query={query} />
        <DangerZone query={query} />
        <LinkedBank userId={id} user={query.data} />
        <SpendingLimit query={query} />
      </div>
      <div className={styles.column}>
        <IntegrationErrors userId={id} />
        <Onboarding query={query} />
        <Payroll userId={id} user={query.data} />
        <Income userId={id} user={query.data} />
        <HowSheRepays query={query} />
      </div>
    </div>
    <Repayments query={query} />
    <RecurringExpenses query={query} />
    <Pave userId={id} />
    <PlaidTransactions userId={id} />
    {query.data?.admin === false && <Viewing query={query} />}
    <UserActions userId={id} />
    <Timeline userId={id} />
  </>
);

/** Nobody has this id, or no id looks so. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
