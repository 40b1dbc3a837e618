import { pageData } from './page-data.ts';

/** Every event of the data layer and what it tells besides its name; never an e-mail address. */
export interface TrackedEvents {
  user_signup_submitted: [];
  user_signup_successful: [];
  /** `tab` is the id of the tab that was chosen. */
  dashboard_tab_changed: [{ tab: 'overview' | 'payday' }];
}

declare global {
  interface Window {
    /** The queue that a tag manager reads; the first event makes it if nobody else did. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes an event to the data layer; outside production the console shows it too. */
export function track<Name extends keyof TrackedEvents>(
  event: Name,
  ...told: TrackedEvents[Name]
): void {
  window.dataLayer ??= [];
  window.dataLayer.push(Object.assign({ event }, ...told));
  if (pageData().environment !== 'production') console.info('track', event, ...told);
}
