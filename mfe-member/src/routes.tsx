import type { RemoteModule, RouteHandle } from '@reset/remote-sdk';

/** The door of the member area: path to lazy page. */
export default {
  routes: [
    {
      path: '/dashboard',
      handle: handle('Dashboard'),
      lazy: async () => ({
        Component: (await import('./features/dashboard/pages/dashboard-page.tsx')).DashboardPage,
      }),
    },
    {
      path: '/card-transactions',
      handle: handle('Transactions'),
      lazy: async () => ({
        Component: (await import('./features/card-transactions/pages/card-transactions-page.tsx'))
          .CardTransactionsPage,
      }),
    },
    {
      path: '/income',
      handle: handle('Income'),
      lazy: async () => ({
        Component: (await import('./features/income/pages/income-page.tsx')).IncomePage,
      }),
    },
    {
      path: '/recurring-expenses',
      handle: handle('Recurring Expenses'),
      lazy: async () => ({
        Component: (await import('./features/recurring-expenses/pages/recurring-expenses-page.tsx'))
          .RecurringExpensesPage,
      }),
    },
    {
      path: '/account',
      handle: handle('Account'),
      lazy: async () => ({
        Component: (await import('./features/account/pages/account-page.tsx')).AccountPage,
      }),
    },
  ],
} satisfies RemoteModule;

function handle(title: string): RouteHandle {
  return { title, crumb: title, layout: 'member' };
}
