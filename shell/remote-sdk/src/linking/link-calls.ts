import type { IntegrationSource } from '@reset/api-contract/member/notifications.ts';
import { api } from '@reset/remote-sdk';
import { getUnconverted, type Unconverted } from './get-unconverted.ts';
import { t } from './linking-messages.ts';

/** `plaid` is the bank, `pinwheel` the payroll. */
export type LinkSource = IntegrationSource;

/** Either a token for one use of the widget, or a sentence for people. */
export type LinkToken = { ok: true; token: string } | { ok: false; sentence: string };

/** GET /plaid/link_token or /pinwheel/link_token. A token counts only beside `success: true`. */
export const getLinkToken = (
  source: LinkSource,
  { institutionId, isAnother }: { institutionId?: string | undefined; isAnother?: boolean } = {},
): Promise<LinkToken> =>
  getToken(`/${source}/link_token`, {
    [CHOSEN[source]]: institutionId,
    // Of a payroll another one is chosen in the widget itself.
    another: isAnother && source === 'plaid' ? 'true' : undefined,
  });

/** GET /pinwheel/dds_link_token: for the widget that has all of her pay sent to us. */
export const getSwitchToken = (): Promise<LinkToken> => getToken('/pinwheel/dds_link_token', {});

async function getToken(
  path: string,
  query: Record<string, string | undefined>,
): Promise<LinkToken> {
  const { status, body } = await getUnconverted(path, query);
  const { success, link_token: token } = body;
  if (status === 200 && success === true && typeof token === 'string' && token !== '') {
    return { ok: true, token };
  }
  return { ok: false, sentence: refusalSentence({ status, body }, t('noToken')) };
}

const CHOSEN: Record<LinkSource, string> = { plaid: 'institution_id', pinwheel: 'platform_id' };

/** A final refusal takes a new widget; any other may be got over with the same details. */
export type LinkStored = { ok: true } | { ok: false; sentence: string; isFinal: boolean };

/**
 * GET /plaid/create_access_token or /pinwheel/store_data: what the widget gave on success becomes
 * a link. Called again with the same details, it still is one.
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

const NOTHING_LINKED = 409;

/**
 * POST /pinwheel/unlink: what her payroll told is forgotten, and nothing more is read there. Where
 * nothing is linked any more, it is done as well. @throws ApiError
 */
export async function unlinkPayroll(): Promise<void> {
  const result = await api.post('/pinwheel/unlink');
  if (!result.ok && result.error.status !== NOTHING_LINKED) throw result.error;
}

interface PayrollEvent {
  name: string;
  data: Record<string, unknown>;
  userId: string;
}

/** POST /pinwheel/log_event. Nothing waits for it, and nothing is lost for her when it fails. */
export function logPayrollEvent({ name, data, userId }: PayrollEvent): void {
  void api.post('/pinwheel/log_event', { eventName: name, eventData: data, userId });
}

/** What the service says for people, where it says something; otherwise this. */
function refusalSentence({ status, body }: Unconverted, otherwise: string): string {
  if (status === 0) return t('noAnswer');
  return status >= 400 && typeof body['error'] === 'string' ? body['error'] : otherwise;
}
