/** What other features may use of this one. */
export { searchUsers } from './api/search-users.ts';
export type { AdminUser, ListedUsers } from './api/get-users.ts';
export { personColumns } from './components/user-columns.tsx';
export { UserSearch } from './components/user-search.tsx';
