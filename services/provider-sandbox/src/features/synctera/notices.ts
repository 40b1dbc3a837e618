import type { Clock } from '@reset/service-kit';
import type { Webhooks } from '#webhooks/webhooks.ts';
import type { Remembered, Webhook } from './synctera-records.ts';

/** Tells whoever subscribed what happened to something; `changed` are its fields as they were. */
export type Notify = (type: string, resource: object, changed?: object) => void;

/** Webhook events in the shape of https://docs.synctera.com; the resource goes as JSON text. */
export const openNotices =
  ({ webhooks: subscribed }: Remembered, webhooks: Webhooks, clock: Clock): Notify =>
  (type, resource, changed = {}) => {
    const id = crypto.randomUUID();
    for (const webhook of subscribed.list().filter((one) => wants(one, type))) {
      webhooks.send({
        provider: 'synctera',
        url: webhook.url,
        body: {
          id,
          type,
          event_time: clock.now().toISOString(),
          webhook_id: webhook.id,
          url: webhook.url,
          event_resource: JSON.stringify(resource),
          event_resource_changed_fields: JSON.stringify(changed),
          metadata: webhook.metadata ?? '',
        },
      });
    }
  };

const wants = ({ is_enabled, enabled_events }: Webhook, type: string): boolean =>
  is_enabled &&
  enabled_events.some((event) =>
    event.endsWith('*') ? type.startsWith(event.slice(0, -1)) : event === type,
  );
