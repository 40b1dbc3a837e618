import { Refused } from '#http/refusals.ts';
import type { Records } from '#records/records.ts';
import type { Context } from '../../context.ts';
import { openLedger, type Ledger, type Notify } from './ledger.ts';
import {
  openRecords,
  type Settings,
  type SyncteraRecords,
  type Webhook,
} from './synctera-records.ts';
import { unknown } from './synctera-refusals.ts';

/** What Synctera's routes depend on. */
export type Synctera = Pick<Context, 'ach' | 'clock' | 'random' | 'webhooks'> & {
  /** The clock as an instant. */
  now(): string;
  records: SyncteraRecords;
  settings: SyncteraSettings;
  ledger: Ledger;
  notify: Notify;
};

export type SyncteraSettings = {
  get(): Settings;
  change(changed: Partial<Settings>): void;
  /** A new secret; the one before it signs as well when it `overlaps`. */
  newSecret(overlaps: boolean): string;
};

export function openSynctera(context: Context): Synctera {
  const { ach, clock, random, store, webhooks } = context;
  const records = openRecords(store);
  const notify = openNotify(context, records.webhooks);
  return {
    ach,
    clock,
    random,
    webhooks,
    now: () => clock.now().toISOString(),
    records,
    settings: openSettings(context, records.settings),
    notify,
    ledger: openLedger(context, records, notify),
  };
}

const DEFAULTS: Settings = { secrets: [], standInUpTo: 0, timeoutMs: 2_000 };

function openSettings({ random }: Context, stored: Records<Settings>): SyncteraSettings {
  const get = () => ({ ...DEFAULTS, ...stored.get('settings') });
  const change = (changed: Partial<Settings>) => stored.put('settings', { ...get(), ...changed });
  return {
    get,
    change,
    newSecret(overlaps) {
      const secret = random.secret();
      change({ secrets: [secret, ...(overlaps ? get().secrets.slice(0, 1) : [])] });
      return secret;
    },
  };
}

/** Webhook events in the shape of https://docs.synctera.com; the resource goes as JSON text. */
const openNotify =
  ({ webhooks, clock, random }: Context, subscribers: Records<Webhook>): Notify =>
  (type, resource, changed = {}) => {
    const id = random.id();
    for (const webhook of subscribers.list().filter((one) => wants(one, type))) {
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

/** @throws Refused for what is not there; `what` names it to people */
export function found<Item extends object>(stored: Records<Item>, id: string, what: string): Item {
  const item = stored.get(id);
  if (!item) throw new Refused(unknown(what));
  return item;
}
