import type { RecordStore } from '#records/records.ts';

/** What Pinwheel's customer sets in the dashboard, and the secret that it calls with. */
export type PinwheelSettings = {
  /** The X-API-SECRET of the newest call, by which webhooks are signed; at first development's. */
  secret(): string;
  learnSecret(secret: string): void;
  /** null for nowhere. */
  webhookUrl(): string | null;
  sendWebhooksTo(url: string | null): void;
};

type Kept = { secret: string; webhookUrl: string | null };

/** @param webhookUrl the address until another is set; null leaves it as it was */
export function openSettings(records: RecordStore, webhookUrl: string | null): PinwheelSettings {
  const kept = records.of<Kept>('pinwheel_settings');
  let settings = kept.get('settings') ?? { secret: 'sandbox', webhookUrl: null };
  const change = (changed: Partial<Kept>) => {
    settings = { ...settings, ...changed };
    kept.put('settings', settings);
  };
  if (webhookUrl !== null) change({ webhookUrl });
  return {
    secret: () => settings.secret,
    learnSecret(secret) {
      if (secret !== settings.secret) change({ secret });
    },
    webhookUrl: () => settings.webhookUrl,
    sendWebhooksTo: (url) => change({ webhookUrl: url }),
  };
}
