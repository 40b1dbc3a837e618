import type { Clock } from '@reset/service-kit';
import type { Records } from '#records/records.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { openNotices, type Notify } from './notices.ts';
import { syncteraSigner } from './sign-webhook.ts';
import { SyncteraRefused, unknown } from './synctera-refusal.ts';
import { openRemembered, type Remembered } from './synctera-records.ts';
import { openSettings, type SyncteraSettings } from './synctera-settings.ts';

/** All that Synctera remembers and does. */
export type SyncteraWorld = {
  clock: Clock;
  /** The clock as an instant. */
  now(): string;
  remembered: Remembered;
  settings: SyncteraSettings;
  ledger: Ledger;
  notify: Notify;
  /** Headers that prove to the customer's gateway who asks. */
  sign(body: string): Record<string, string>;
};

export function openSynctera({ clock, records, webhooks }: SandboxWorld): SyncteraWorld {
  const remembered = openRemembered(records);
  const settings = openSettings(remembered);
  const notify = openNotices(remembered, webhooks, clock);
  // Signed by the real time: that of whoever verifies it was not moved.
  const realClock = { now: () => new Date(clock.now().getTime() - clock.offsetMs()) };
  const sign = syncteraSigner(() => settings.get().secrets, realClock);
  webhooks.signs('synctera', sign);
  return {
    clock,
    now: () => clock.now().toISOString(),
    remembered,
    settings,
    notify,
    ledger: openLedger({ remembered, notify, clock, records }),
    sign,
  };
}

/** @throws SyncteraRefused for what is not there; `what` names it to people */
export function found<Item extends object>(kept: Records<Item>, id: string, what: string): Item {
  const item = kept.get(id);
  if (!item) throw new SyncteraRefused(unknown(what));
  return item;
}
