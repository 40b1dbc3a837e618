import type { RemoteModule, RouteHandle } from '@reset/remote-sdk';
import { redirect } from 'react-router';

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
        { index: true, loader: () => redirect('/admin/users') },
        {
          lazy: async () => ({
            Component: (await import('./features/area/pages/area-page.tsx')).AreaPage,
          }),
          children: [
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
