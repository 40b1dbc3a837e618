import type { RemoteModule, RouteHandle } from '@reset/remote-sdk';
import { redirect } from 'react-router';

// Where the frame's own link to the area leads, so that it knows its pages by it.
const AREA = { crumb: 'Admin', path: '/admin/users' };

/** The door of the staff's area: path to lazy page. */
export default {
  routes: [
    {
      path: '/admin',
      handle: { title: 'Admin Home', layout: 'member' } satisfies RouteHandle,
      lazy: async () => ({
        Component: (await import('./features/session/pages/gate-page.tsx')).GatePage,
      }),
      children: [
        { index: true, loader: () => redirect('/admin/users') },
        {
          path: 'users',
          handle: { title: 'Users', crumb: 'Users', parents: [AREA] } satisfies RouteHandle,
          lazy: async () => ({
            Component: (await import('./features/users/pages/users-page.tsx')).UsersPage,
          }),
        },
        {
          path: 'staff',
          handle: { title: 'Staff', crumb: 'Staff', parents: [AREA] } satisfies RouteHandle,
          lazy: async () => ({
            Component: (await import('./features/staff/pages/staff-page.tsx')).StaffPage,
          }),
        },
      ],
    },
  ],
} satisfies RemoteModule;
