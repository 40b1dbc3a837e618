import type { RecordStore } from '#records/records.ts';

/** Where a provider's webhooks go and what signs them, as set in the provider's dashboard. */
export type WebhookAddress = {
  /** null for nowhere. */
  url(): string | null;
  /** At first the one that development uses. */
  secret(): string;
  /** What is left out stays as it was. */
  set(changed: Partial<Stored>): void;
};

type Stored = { url: string | null; secret: string };

export function openWebhookAddress(store: RecordStore, provider: string): WebhookAddress {
  const addresses = store.of<Stored>('webhook_address');
  const get = (): Stored => addresses.get(provider) ?? { url: null, secret: 'sandbox' };
  return {
    url: () => get().url,
    secret: () => get().secret,
    set: (changed) => addresses.put(provider, { ...get(), ...changed }),
  };
}
