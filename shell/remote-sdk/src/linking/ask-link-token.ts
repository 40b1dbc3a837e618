import { getUnconverted } from './get-unconverted.ts';
import type { LinkSource } from './link-source.ts';
import { t } from './linking-messages.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** Either a token for one use of the widget, or a sentence for people. */
export type LinkToken = { ok: true; token: string } | { ok: false; sentence: string };

/** GET /plaid/link_token or /pinwheel/link_token. A token counts only beside `success: true`. */
export async function askLinkToken(source: LinkSource, institutionId?: string): Promise<LinkToken> {
  const { status, body } = await getUnconverted(`/${source}/link_token`, {
    [CHOSEN[source]]: institutionId,
  });
  const { success, link_token: token } = body;
  if (status === 200 && success === true && typeof token === 'string' && token !== '') {
    return { ok: true, token };
  }
  return { ok: false, sentence: refusalSentence({ status, body }, t('noToken')) };
}

const CHOSEN: Record<LinkSource, string> = { plaid: 'institution_id', pinwheel: 'platform_id' };
