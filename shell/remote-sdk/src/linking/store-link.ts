import { getUnconverted } from './get-unconverted.ts';
import type { LinkSource } from './link-source.ts';
import { t } from './linking-messages.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** A final refusal takes a new widget; any other may be got over with the same details. */
export type LinkStored = { ok: true } | { ok: false; sentence: string; isFinal: boolean };

/**
 * GET /plaid/create_access_token or /pinwheel/store_data: what the widget gave on success becomes
 * a link. Asked again with the same details, it still is one.
 */
export async function storeLink(
  source: LinkSource,
  success: Record<string, unknown>,
): Promise<LinkStored> {
  const { path, details } = CALLS[source];
  const query = Object.fromEntries(details.map((name) => [name, textOf(success[name])]));
  const answer = await getUnconverted(path, query);
  if (answer.status === 200 && answer.body['success'] === true) return { ok: true };
  return {
    ok: false,
    sentence: refusalSentence(answer, t('notStored')),
    isFinal: answer.status >= 200 && answer.status < 500 && answer.status !== 429,
  };
}

const CALLS: Record<LinkSource, { path: string; details: string[] }> = {
  plaid: { path: '/plaid/create_access_token', details: ['public_token'] },
  pinwheel: { path: '/pinwheel/store_data', details: ['account_id', 'platform_id'] },
};

const textOf = (detail: unknown): string | undefined =>
  typeof detail === 'string' ? detail : undefined;
