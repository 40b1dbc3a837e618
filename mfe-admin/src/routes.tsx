import type { RemoteModule, RouteHandle } from '@reset/remote-sdk';
import { redirect } from 'react-router';

/** The door of the staff's area: path to lazy page. */
export default {
  routes: [
    {
      path: '/admin',
      handle: { title: 'Admin Home', crumb: 'Admin', layout: 'member' } satisfies RouteHandle,
      lazy: async () => ({
        Component: (await import('./features/session/pages/gate-page.tsx')).GatePage,
      }),
      children: [
        { index: true, loader: () => redirect('/admin/users') },
        {
          path: 'users',
          handle: { title: 'Users', crumb: 'Users' } satisfies RouteHandle,
          lazy: async () => ({
            Component: (await import('./features/users/pages/users-page.tsx')).UsersPage,
          }),
        },
        {
          path: 'staff',
          handle: { title: 'Staff', crumb: 'Staff' } satisfies RouteHandle,
          lazy: async () => ({
            Component: (await import('./features/staff/pages/staff-page.tsx')).StaffPage,
          }),
        },
      ],
    },
  ],
} satisfies RemoteModule;
