import type { RecordStore } from '#records/records.ts';

/** Where a provider sends, as its customer set it in the provider's dashboard; null for nowhere. */
export type KeptAddress = {
  url(): string | null;
  /** What webhooks are signed by; at first development's. */
  secret(): string;
  set(address: { url: string | null; secret?: string }): void;
};

type Kept = { url: string | null; secret: string };

export function openKeptAddress(records: RecordStore, provider: string): KeptAddress {
  const kept = records.of<Kept>('webhook_address');
  const get = (): Kept => kept.get(provider) ?? { url: null, secret: 'sandbox' };
  return {
    url: () => get().url,
    secret: () => get().secret,
    set: ({ url, secret = get().secret }) => kept.put(provider, { url, secret }),
  };
}
