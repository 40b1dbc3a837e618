import { randomBytes } from 'node:crypto';
import type { Remembered, Settings } from './synctera-records.ts';

const DEFAULTS: Settings = { secrets: [], standInUpTo: 0, timeoutMs: 2_000 };

/** What holds for all of it: the webhooks' secrets, and what the gateway's silence means. */
export type SyncteraSettings = {
  get(): Settings;
  change(changed: Partial<Settings>): void;
  /** A new secret; the one before it signs as well when it `overlaps`. */
  newSecret(overlaps: boolean): string;
};

export function openSettings({ settings: kept }: Remembered): SyncteraSettings {
  const get = () => ({ ...DEFAULTS, ...kept.get('settings') });
  const change = (changed: Partial<Settings>) => kept.put('settings', { ...get(), ...changed });
  return {
    get,
    change,
    newSecret(overlaps) {
      const secret = randomBytes(32).toString('hex');
      change({ secrets: [secret, ...(overlaps ? get().secrets.slice(0, 1) : [])] });
      return secret;
    },
  };
}
