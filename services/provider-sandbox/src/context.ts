import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { productTimeOf, type Clock, type ProductTime } from '@reset/service-kit';
import { openAchNetwork, type AchNetwork } from '#ach/ach-network.ts';
import { movableClock, type MovableClock } from '#clock/movable-clock.ts';
import { openDeliveries, type Deliveries } from '#deliveries/deliveries.ts';
import { faultSwitches, type FaultSwitches } from '#faults/fault-switch.ts';
import { openRecords, type RecordStore } from '#records/records.ts';
import { openWebhooks, type Webhooks } from '#webhooks/webhooks.ts';
import type { SandboxConfig } from './config.ts';

/** What all imitated providers share; made once, when the process starts. */
export type Context = {
  config: SandboxConfig;
  /** Of the whole product; null where the sandbox runs by itself. */
  productTime: ProductTime | null;
  /** Of the providers, which may be ahead of it. */
  clock: MovableClock;
  random: Random;
  store: RecordStore;
  webhooks: Webhooks;
  deliveries: Deliveries;
  faults: FaultSwitches;
  ach: AchNetwork;
};

export type Random = {
  /** A UUID. */
  id(): string;
  /** 24 random bytes in base64url, for what opens something. */
  token(): string;
  /** 32 random bytes as hex digits, for what signs something. */
  secret(): string;
  /** So many digits, at most 14, of which the first is not 0. */
  digits(count: number): string;
};

const random: Random = {
  id: randomUUID,
  token: () => randomBytes(24).toString('base64url'),
  secret: () => randomBytes(32).toString('hex'),
  digits: (count) => String(randomInt(10 ** (count - 1), 10 ** count)),
};

/** Stores in the folder `SANDBOX_DATA`, or in memory where there is none. */
export function openContext(config: SandboxConfig, realClock: Clock): Context {
  const folder = config.SANDBOX_DATA;
  if (folder !== '') mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = (name: string) => (folder === '' ? null : join(folder, name));
  const store = openRecords(file('records.sqlite'));
  const productTime = productTimeOf(config, realClock);
  const time = productTime ?? realClock;
  return {
    config,
    random,
    store,
    productTime,
    clock: movableClock(time, store),
    webhooks: openWebhooks(store, time),
    deliveries: openDeliveries(file('deliveries.jsonl')),
    faults: faultSwitches(),
    ach: openAchNetwork(),
  };
}
