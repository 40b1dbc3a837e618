import type { Notification as WireNotification } from '@reset/api-contract/member/notifications.ts';
import type { Camelized } from '@reset/remote-sdk';

export type Notification = Camelized<WireNotification>;
