import { ApiError } from '@reset/remote-sdk';
import { Banner, isFirstLoad, PageLayout, QueryFailure } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { NOT_FOUND } from '#features/users/users.ts';
import { useMessages as useAreaMessages } from '#messages.ts';
import { userQuery, type User, type UserQuery } from '../api/get-user.ts';
import { Outline } from '../components/outline/outline.tsx';
import { Summary } from '../components/outline/summary.tsx';
import { AheadMs } from '../components/parts/ahead-ms.ts';
import { IsOfStaff } from '../components/parts/is-of-staff.ts';
import { DangerZone } from '../components/sections/danger-zone.tsx';
import { HowSheRepays } from '../components/sections/how-she-repays.tsx';
import { Income } from '../components/sections/income.tsx';
import { LinkedBank } from '../components/sections/linked-bank.tsx';
import { Onboarding } from '../components/sections/onboarding.tsx';
import { Pave } from '../components/sections/pave.tsx';
import { Payroll } from '../components/sections/payroll.tsx';
import { Profile } from '../components/sections/profile.tsx';
import { Repayments } from '../components/sections/repayments.tsx';
import { PlaidTransactions } from '../components/sections/plaid-transactions.tsx';
import { IntegrationErrors, RecurringExpenses } from '../components/sections/small-sections.tsx';
import { SpendingLimit } from '../components/sections/spending-limit.tsx';
import { UserActions } from '../components/sections/user-actions.tsx';
import { Viewing } from '../components/sections/viewing.tsx';
import { Timeline } from '../components/timeline/timeline.tsx';
import { useMessages } from '../messages.ts';
import { aheadMs } from '../model/product-time.ts';
import { sectionsOf, type SectionName } from '../model/sections.ts';
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
  const user = query.data;
  if (isUnknown(query.error)) return <Navigate to="/admin/users" replace state={NOT_FOUND} />;
  if (user === undefined && !isFirstLoad(query)) {
    return (
      <PageLayout title={t('user.title')}>
        <QueryFailure query={query} title={t('user.failed')} />
      </PageLayout>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.name} tabIndex={-1}>
          {user?.name ?? t('user.title')}
        </h1>
        <Summary user={user} />
        <Outline user={user} />
      </div>
      <div className={styles.sections}>
        {user && <Warnings user={user} />}
        <AheadMs value={aheadMs(user, query.dataUpdatedAt)}>
          <IsOfStaff value={user?.admin ?? false}>
            {sectionsOf(user).map((name) => (
              <Fragment key={name}>{SECTIONS[name](id, query)}</Fragment>
            ))}
          </IsOfStaff>
        </AheadMs>
      </div>
    </div>
  );
}

/** What nobody who acts here may overlook. */
function Warnings({ user: { admin, userConfig, hasRepaymentWarning } }: { user: User }) {
  const t = useMessages();
  return (
    <>
      {admin && <Banner tone="info">{t('ofStaff')}</Banner>}
      {userConfig.muted && <Banner tone="danger">{t('muted')}</Banner>}
      {userConfig.customRepaymentPlan && <Banner tone="warning">{t('customPlan')}</Banner>}
      {hasRepaymentWarning && <Banner tone="warning">{t('warning')}</Banner>}
    </>
  );
}

const SECTIONS: Record<SectionName, (id: string, query: UserQuery) => ReactNode> = {
  profile: (_id, query) => <Profile query={query} />,
  states: (_id, query) => <Onboarding query={query} />,
  errors: (id) => <IntegrationErrors userId={id} />,
  limit: (_id, query) => <SpendingLimit query={query} />,
  schedule: (_id, query) => <HowSheRepays query={query} />,
  repayments: (_id, query) => <Repayments query={query} />,
  bank: (id, query) => <LinkedBank userId={id} person={query} />,
  payroll: (id, query) => <Payroll userId={id} person={query} />,
  income: (id, query) => <Income userId={id} person={query} />,
  expenses: (_id, query) => <RecurringExpenses query={query} />,
  pave: (id) => <Pave userId={id} />,
  transactions: (id) => <PlaidTransactions userId={id} />,
  timeline: (id) => <Timeline userId={id} />,
  actions: (id) => <UserActions userId={id} />,
  viewing: (_id, query) => <Viewing query={query} />,
  danger: (_id, query) => <DangerZone query={query} />,
};

/** Nobody has this id, or no id looks so. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
