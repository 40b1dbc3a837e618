import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import type { RecordStore } from '#records/records.ts';

export type WebhookKey = { kid: string; createdAt: number; privateJwk: JWK };

/** The key that Plaid signs its webhooks with, made on first use and kept. */
export function webhookKey(records: RecordStore, now: Date): WebhookKey {
  const kept = records.of<WebhookKey>('plaid_webhook_key');
  const known = kept.get('current');
  if (known) return known;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = {
    kid: randomUUID(),
    createdAt: Math.floor(now.getTime() / 1_000),
    privateJwk: privateKey.export({ format: 'jwk' }),
  };
  kept.put('current', key);
  return key;
}
