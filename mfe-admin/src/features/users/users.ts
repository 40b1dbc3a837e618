/** What other features may use of this one. */
export { findPeople, searchUsers } from './api/search-users.ts';
export type { AdminUser, ListedUsers } from './api/get-users.ts';
export { personColumns } from './components/user-columns.tsx';
export { CopyId } from './components/copy-id.tsx';
export { PartnerName } from './components/partner-name.tsx';
export { StateBadge } from './components/state-badge.tsx';
export { UserSearch } from './components/user-search.tsx';
export { isUserState, listedStates, stateLabels } from './model/onboarding-state.ts';
export { isClosedAccount } from './model/closed-account.ts';
export { NOT_FOUND } from './model/not-found.ts';
