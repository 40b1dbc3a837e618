import type { RemoteModule, RouteHandle } from '@reset/remote-sdk';
import { t } from './messages.ts';

/** The door of the member area: path to lazy page. */
export default {
  routes: [
    {
      path: '/dashboard',
      handle: handle(t('dashboard.title')),
      lazy: async () => ({
        Component: (await import('./features/dashboard/pages/dashboard-page.tsx')).DashboardPage,
      }),
    },
    {
      path: '/card-transactions',
      handle: handle(t('transactions.title')),
      lazy: async () => ({
        Component: (await import('./features/card-transactions/pages/card-transactions-page.tsx'))
          .CardTransactionsPage,
      }),
    },
    {
      path: '/income',
      handle: handle(t('income.title')),
      lazy: async () => ({
        Component: (await import('./features/income/pages/income-page.tsx')).IncomePage,
      }),
    },
    {
      path: '/recurring-expenses',
      handle: {
        ...handle(t('expenses.title')),
        parents: [{ crumb: t('dashboard.title'), path: '/dashboard' }],
      },
      lazy: async () => ({
        Component: (await import('./features/recurring-expenses/pages/recurring-expenses-page.tsx'))
          .RecurringExpensesPage,
      }),
    },
    {
      path: '/account',
      handle: handle(t('account.title')),
      lazy: async () => ({
        Component: (await import('./features/account/pages/account-page.tsx')).AccountPage,
      }),
    },
    {
      path: '/account/security',
      handle: {
        ...handle(t('security.title')),
        parents: [{ crumb: t('account.title'), path: '/account' }],
      },
      lazy: async () => ({
        Component: (await import('./features/security/pages/security-page.tsx')).SecurityPage,
      }),
    },
  ],
} satisfies RemoteModule;

function handle(title: string): RouteHandle {
  return { title, crumb: title, layout: 'member' };
}
