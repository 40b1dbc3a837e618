export { announce, announcementStore } from './announce.ts';
export { api, type ApiResult } from './api.ts';
export { ApiError } from './api-error.ts';
export { browserLocation } from './browser-location.ts';
export type { Camelized } from './camelized.ts';
export { createQueryClient } from './create-query-client.ts';
export { defineMessages, type Translate } from './define-messages.ts';
export { setPublicPages } from './leave-for-sign-in.ts';
export { leaveForSignIn } from './leave-for-sign-in.ts';
export { flag, pageData, readPageData } from './page-data.ts';
export { profileQuery, type MemberProfile } from './profile-query.ts';
export {
  isOwnPage,
  rememberLocation,
  signInLocation,
  takeRememberedLocation,
} from './remembered-location.ts';
export type { RemoteModule, RouteHandle } from './remote-module.ts';
export { sessionStore, useSession, type SessionUser } from './session-store.ts';
export { signOut, useSignOut } from './sign-out.ts';
export { track } from './track.ts';
export { unwrap } from './unwrap.ts';
