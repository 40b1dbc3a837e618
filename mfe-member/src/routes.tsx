import type { RemoteModule, RouteHandle, RouteText } from '@reset/remote-sdk';
import { t as transaction } from './features/card-transactions/transaction-messages.ts';
import { t as activation } from './features/activation/activation-messages.ts';
import { t as repayments } from './features/repayments/repayments-messages.ts';
import { t as documents } from './features/documents/documents-messages.ts';
import { t as freezeCard } from './features/freeze-card/freeze-card-messages.ts';
import { t as income } from './features/income/income-messages.ts';
import { t as forecast } from './features/limit-forecast/forecast-messages.ts';
import { t as manageAccount } from './features/manage-account/manage-account-messages.ts';
import { t as pushNotifications } from './features/push-notifications/push-notifications-messages.ts';
import { t as replaceCard } from './features/replace-card/replace-card-messages.ts';
import { t as statements } from './features/statements/statements-messages.ts';
import { t as disputes } from './features/disputes/disputes-messages.ts';
import { t as personalInfo } from './features/personal-info/personal-info-messages.ts';
import { t as payday } from './features/payday/payday-messages.ts';
import { t as taxReturn } from './features/tax-return/tax-return-messages.ts';
import { t as textMessages } from './features/text-messages/text-messages-messages.ts';
import { MemberArea } from './features/live-updates/components/member-area.tsx';
import { t } from './messages.ts';

const ACCOUNT = { crumb: () => t('account.title'), path: '/account' };

/** The door of the member area: path to lazy page. */
export default {
  routes: [
    {
      Component: MemberArea,
      children: [
        {
          path: '/dashboard',
          handle: handle(() => t('dashboard.title')),
          lazy: async () => ({
            Component: (await import('./features/dashboard/pages/dashboard-page.tsx'))
              .DashboardPage,
          }),
        },
        {
          path: '/dashboard/forecast',
          handle: {
            ...handle(() => forecast('title')),
            parents: [{ crumb: () => t('dashboard.title'), path: '/dashboard' }],
          },
          lazy: async () => ({
            Component: (await import('./features/limit-forecast/pages/forecast-page.tsx'))
              .ForecastPage,
          }),
        },
        {
          path: '/card-transactions',
          handle: handle(() => t('transactions.title')),
          lazy: async () => ({
            Component: (
              await import('./features/card-transactions/pages/card-transactions-page.tsx')
            ).CardTransactionsPage,
          }),
        },
        {
          path: '/card-transactions/:id',
          handle: {
            ...handle(() => transaction('title')),
            parents: [{ crumb: () => t('transactions.title'), path: '/card-transactions' }],
          },
          lazy: async () => ({
            Component: (await import('./features/card-transactions/pages/transaction-page.tsx'))
              .TransactionPage,
          }),
        },
        {
          path: '/card-transactions/:id/dispute',
          handle: {
            ...handle(() => disputes('title')),
            parents: [
              { crumb: () => t('transactions.title'), path: '/card-transactions' },
              { crumb: () => transaction('title'), path: '/card-transactions/:id' },
            ],
          },
          lazy: async () => ({
            Component: (await import('./features/disputes/pages/dispute-page.tsx')).DisputePage,
          }),
        },
        {
          path: '/income',
          handle: handle(() => income('title')),
          lazy: async () => ({
            Component: (await import('./features/income/pages/income-page.tsx')).IncomePage,
          }),
        },
        {
          path: '/recurring-expenses',
          handle: {
            ...handle(() => t('expenses.title')),
            parents: [{ crumb: () => t('dashboard.title'), path: '/dashboard' }],
          },
          lazy: async () => ({
            Component: (
              await import('./features/recurring-expenses/pages/recurring-expenses-page.tsx')
            ).RecurringExpensesPage,
          }),
        },
        {
          path: '/tax-return',
          handle: {
            ...handle(() => taxReturn('title')),
            parents: [{ crumb: () => t('dashboard.title'), path: '/dashboard' }],
          },
          lazy: async () => ({
            Component: (await import('./features/tax-return/pages/tax-return-page.tsx'))
              .TaxReturnPage,
          }),
        },
        {
          path: '/activate',
          handle: handle(() => activation('title')),
          lazy: async () => ({
            Component: (await import('./features/activation/pages/activate-page.tsx')).ActivatePage,
          }),
        },
        {
          path: '/account',
          handle: handle(() => t('account.title')),
          lazy: async () => ({
            Component: (await import('./features/account/pages/account-page.tsx')).AccountPage,
          }),
        },
        {
          path: '/account/personal-info',
          handle: belowAccount(() => personalInfo('title')),
          lazy: async () => ({
            Component: (await import('./features/personal-info/pages/personal-info-page.tsx'))
              .PersonalInfoPage,
          }),
        },
        {
          path: '/account/security',
          handle: belowAccount(() => t('security.title')),
          lazy: async () => ({
            Component: (await import('./features/security/pages/security-page.tsx')).SecurityPage,
          }),
        },
        {
          path: '/account/text-message-settings',
          handle: belowAccount(() => textMessages('title')),
          lazy: async () => ({
            Component: (await import('./features/text-messages/pages/text-messages-page.tsx'))
              .TextMessagesPage,
          }),
        },
        {
          path: '/account/notifications',
          handle: belowAccount(() => pushNotifications('title')),
          lazy: async () => ({
            Component: (
              await import('./features/push-notifications/pages/push-notifications-page.tsx')
            ).PushNotificationsPage,
          }),
        },
        {
          path: '/account/repayments',
          handle: belowAccount(() => repayments('title')),
          lazy: async () => ({
            Component: (await import('./features/repayments/pages/repayments-page.tsx'))
              .RepaymentsPage,
          }),
        },
        {
          path: '/account/statements',
          handle: belowAccount(() => statements('title')),
          lazy: async () => ({
            Component: (await import('./features/statements/pages/statements-page.tsx'))
              .StatementsPage,
          }),
        },
        {
          path: '/account/statements/:id',
          // Without breadcrumbs.
          handle: { title: () => statements('statement'), layout: 'member' },
          lazy: async () => ({
            Component: (await import('./features/statements/pages/statement-page.tsx'))
              .StatementPage,
          }),
        },
        {
          path: '/account/freeze-card',
          handle: belowAccount(() => freezeCard('title')),
          lazy: async () => ({
            Component: (await import('./features/freeze-card/pages/freeze-card-page.tsx'))
              .FreezeCardPage,
          }),
        },
        {
          path: '/account/replace-card',
          handle: belowAccount(() => replaceCard('title')),
          lazy: async () => ({
            Component: (await import('./features/replace-card/pages/replace-card-page.tsx'))
              .ReplaceCardPage,
          }),
        },
        {
          path: '/account/documents',
          handle: belowAccount(() => documents('title')),
          lazy: async () => ({
            Component: (await import('./features/documents/pages/documents-page.tsx'))
              .DocumentsPage,
          }),
        },
        {
          path: '/account/documents/:id',
          handle: {
            ...handle(() => documents('document')),
            parents: [ACCOUNT, { crumb: () => documents('title'), path: '/account/documents' }],
          },
          lazy: async () => ({
            Component: (await import('./features/documents/pages/accepted-document-page.tsx'))
              .AcceptedDocumentPage,
          }),
        },
        {
          path: '/account/manage-account',
          handle: belowAccount(() => manageAccount('title')),
          lazy: async () => ({
            Component: (await import('./features/manage-account/pages/manage-account-page.tsx'))
              .ManageAccountPage,
          }),
        },
        {
          path: '/account/fbo-account',
          handle: belowAccount(() => payday('deposit.title')),
          lazy: async () => ({
            Component: (await import('./features/payday/pages/deposit-account-page.tsx'))
              .DepositAccountPage,
          }),
        },
        {
          path: '/account/user-faqs',
          handle: belowAccount(() => t('content.faqs')),
          lazy: contentPage,
        },
        // What has no page of its own is content: a route of a name goes before this one.
        {
          path: '/account/*',
          handle: { title: () => t('account.title'), layout: 'member' },
          lazy: contentPage,
        },
      ],
    },
  ],
  translations: { 'es-US': () => import('./spanish.ts') },
} satisfies RemoteModule;

async function contentPage() {
  return { Component: (await import('./features/content/pages/content-page.tsx')).ContentPage };
}

function handle(title: RouteText): RouteHandle {
  return { title, crumb: title, layout: 'member' };
}

function belowAccount(title: RouteText): RouteHandle {
  return { ...handle(title), parents: [ACCOUNT] };
}
