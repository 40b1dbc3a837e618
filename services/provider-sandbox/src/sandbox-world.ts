import type { Clock } from '@reset/service-kit';
import { movableClock, type MovableClock } from '#clock/movable-clock.ts';
import { openDeliveries, type Deliveries } from '#deliveries/deliveries.ts';
import { faultSwitch, type Faults } from '#faults/fault-switch.ts';
import { openRecords, type RecordStore } from '#records/records.ts';
import { openWebhooks, type Webhooks } from '#webhooks/webhooks.ts';

const FAULTY = [
  'mail',
  'texts',
  'plaid',
  'pinwheel',
  'pave',
  'synctera',
  'socure',
  'april',
  'hubspot',
] as const;
export type Faulty = (typeof FAULTY)[number];

/** What all imitated providers share. */
export type SandboxWorld = {
  clock: MovableClock;
  records: RecordStore;
  webhooks: Webhooks;
  deliveries: Deliveries;
  faults: Readonly<Record<Faulty, Faults>>;
};

/**
 * A world with a past.
 * @param files where that is; null for one that is forgotten with the process
 */
export function openWorld(
  realClock: Clock,
  files: { records: string; deliveries: string } | null,
): SandboxWorld {
  const records = openRecords(files?.records ?? null);
  return {
    records,
    clock: movableClock(realClock, records),
    webhooks: openWebhooks(records),
    deliveries: openDeliveries(files?.deliveries ?? null),
    faults: Object.fromEntries(FAULTY.map((name) => [name, faultSwitch()])) as Record<
      Faulty,
      Faults
    >,
  };
}
