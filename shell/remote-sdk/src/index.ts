export { announce, announcementStore } from './announce.ts';
export { api, apiWith, type ApiResult } from './api.ts';
export { ApiError } from './api-error.ts';
export { browserLocation } from './browser-location.ts';
export type { Camelized } from './camelized.ts';
export { readCampaign, saveCampaign, type Campaign, type ProductName } from './campaign.ts';
export { createQueryClient } from './create-query-client.ts';
export {
  isDemoMode,
  isDemoModeAvailable,
  isDemoSite,
  readDemoMode,
  setDemoMode,
} from './demo-mode.ts';
export { defineMessages, type Translate, type Translation } from './language/define-messages.ts';
export {
  addTranslations,
  currentLanguage,
  LANGUAGES,
  startLanguage,
  useLanguage,
  type Language,
} from './language/language.ts';
export { agreeOnLanguage, setLanguage } from './language/set-language.ts';
export { flags, provideFlags, type FlagName } from './flags.ts';
export { leaveForSignIn, setPublicPages } from './leave-for-sign-in.ts';
export { openPopup } from './open-popup.ts';
export { pageData, readPageData } from './page-data.ts';
export { partnerOf, partners, type Partner } from './partners.ts';
export { profileQuery, type MemberProfile } from './profile-query.ts';
export {
  isOwnPage,
  rememberLocation,
  signInLocation,
  takeRememberedLocation,
} from './remembered-location.ts';
export { expectUnconfirmedEmail, isUnconfirmedEmailExpected } from './unconfirmed-email.ts';
export {
  sayRouteText,
  type RemoteModule,
  type RouteHandle,
  type RouteText,
} from './remote-module.ts';
export { saveFile } from './save-file.ts';
export { sendConfirmation } from './send-confirmation.ts';
export { sessionStore, useSession, type SessionUser } from './session-store.ts';
export { followSignOut, signOut, signOutEverywhere, useSignOut } from './sign-out.ts';
export { signUpAddress, signUpAddressFrom } from './sign-up-address.ts';
export { track, type TrackedEvents } from './track.ts';
export { unwrap, unwrapList } from './api.ts';
export { useFullNavigation } from './use-full-navigation.ts';
export { usePartner } from './use-partner.ts';
export { useStopViewing } from './use-stop-viewing.ts';
export { noteViewing, viewingEnd } from './viewing-end.ts';
