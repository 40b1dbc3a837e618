import type { RemoteModule, RouteHandle } from '@reset/remote-sdk';

const CASES = { crumb: 'Cases', path: '/admin/cases' };
const USERS = { crumb: 'Users', path: '/admin/users' };

/** The door of the staff's area: path to lazy page. */
export default {
  routes: [
    {
      path: '/admin',
      handle: { title: 'Admin Home', layout: 'staff' } satisfies RouteHandle,
      lazy: async () => ({
        Component: (await import('./features/session/pages/gate-page.tsx')).GatePage,
      }),
      children: [
        {
          lazy: async () => ({
            Component: (await import('./features/area/pages/area-page.tsx')).AreaPage,
          }),
          children: [
            {
              index: true,
              handle: { title: 'Admin Home' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/home/pages/home-page.tsx')).HomePage,
              }),
            },
            {
              path: 'users',
              handle: { title: 'Users' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/users/pages/users-page.tsx')).UsersPage,
              }),
            },
            {
              path: 'users/:id',
              handle: {
                title: 'Detail',
                crumb: 'Detail',
                parents: [USERS],
              } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/person/pages/user-page.tsx')).UserPage,
              }),
            },
            {
              path: 'cases',
              handle: { title: 'Cases' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/cases/pages/cases-page.tsx')).CasesPage,
              }),
            },
            {
              path: 'cases/:id',
              handle: { title: 'Case', crumb: 'Case', parents: [CASES] } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/cases/pages/case-page.tsx')).CasePage,
              }),
            },
            {
              path: 'approvals',
              handle: { title: 'Approvals' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/approvals/pages/approvals-page.tsx'))
                  .ApprovalsPage,
              }),
            },
            {
              path: 'audit',
              handle: { title: 'Audit log' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/audit/pages/audit-page.tsx')).AuditPage,
              }),
            },
            {
              path: 'repayment-schedule',
              handle: { title: 'Repayment Schedule' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (
                  await import('./features/repayment-schedule/pages/repayment-schedule-page.tsx')
                ).RepaymentSchedulePage,
              }),
            },
            {
              path: 'card-transactions',
              handle: { title: 'Card Transactions' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (
                  await import('./features/card-transactions/pages/card-transactions-page.tsx')
                ).CardTransactionsPage,
              }),
            },
            {
              path: 'waitlists',
              handle: { title: 'Waitlist' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/waitlists/pages/waitlist-page.tsx'))
                  .WaitlistPage,
              }),
            },
            {
              path: 'financial-health',
              handle: { title: 'Financial Health' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (
                  await import('./features/financial-health/pages/financial-health-page.tsx')
                ).FinancialHealthPage,
              }),
            },
            {
              path: 'flags',
              handle: { title: 'Flags' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/flags/pages/flags-page.tsx')).FlagsPage,
              }),
            },
            {
              path: 'releases',
              handle: { title: 'Releases' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/releases/pages/releases-page.tsx'))
                  .ReleasesPage,
              }),
            },
            {
              path: 'staff',
              handle: { title: 'Staff' } satisfies RouteHandle,
              lazy: async () => ({
                Component: (await import('./features/staff/pages/staff-page.tsx')).StaffPage,
              }),
            },
          ],
        },
      ],
    },
  ],
} satisfies RemoteModule;
