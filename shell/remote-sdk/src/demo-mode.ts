import { flags } from './flags.ts';
import { pageData } from './page-data.ts';

/** In which environment a page has no services behind it: the static demo. */
const DEMO_SITE = 'demo';

/** In local storage, which the sign-out empties where demo triggers are off. */
const KEY = 'demoMode';

/** Whether this page is the static demo's, which is in demo mode for good. */
export const isDemoSite = (): boolean => pageData().environment === DEMO_SITE;

/** Whether demo mode may be turned on here; in production never. */
export const isDemoModeAvailable = (): boolean =>
  isDemoSite() ||
  (flags.getBooleanValue('rf-19-demo-mode', false) && pageData().environment !== 'production');

let wasOn = false;

/** As this page begins: what another tab turns on or off while it is open is for its next page. */
export const readDemoMode = (): void => {
  wasOn = localStorage.getItem(KEY) === 'true';
};

/** Whether the page is answered by the mock back end in the place of the services. */
export const isDemoMode = (): boolean => isDemoSite() || (isDemoModeAvailable() && wasOn);

/** From the next page on: whoever calls it leaves this one. */
export const setDemoMode = (isOn: boolean): void => localStorage.setItem(KEY, String(isOn));
