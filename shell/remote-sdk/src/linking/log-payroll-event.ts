import { api } from '@reset/remote-sdk';

interface Told {
  name: string;
  data: Record<string, unknown>;
  userId: string;
}

/** POST /pinwheel/log_event. Nothing waits for it, and nothing is lost for her when it fails. */
export function logPayrollEvent({ name, data, userId }: Told): void {
  void api.post('/pinwheel/log_event', { eventName: name, eventData: data, userId });
}
