import type { Notifications as WireNotifications } from '@reset/api-contract/member/notifications.ts';
import type { Camelized } from '@reset/remote-sdk';

export type Notifications = Camelized<WireNotifications>;

/** Of her card application; `none` where she has not begun one, or has the card. */
export type Standing = 'cancelled' | 'open' | 'none';

/** How her card application stands, by what she is notified of. */
export function standingOf(notifications: Notifications): Standing {
  const application = notifications.find(({ params }) => params.step !== null)?.params;
  if (application?.step === 'cancelled') return 'cancelled';
  // Without a state it has not begun yet.
  return application?.state ? 'open' : 'none';
}
