import { createHash } from 'node:crypto';
import { newId } from '@reset/service-kit';
import { Refused } from '#http/refusals.ts';
import type { DeliveredText } from '#deliveries/deliveries.ts';
import { bodyTooLong, invalidTo, noBody, noFrom } from './twilio-refusals.ts';

const NUMBER = /^\+[1-9]\d{6,14}$/;
const MAX_BODY_LENGTH = 1_600;

type Sent = {
  form: URLSearchParams;
  account: string;
  /** null for a text that is a new one each time. */
  idempotencyKey: string | null;
};

/**
 * A text as a form has it.
 * @throws Refused when it is not one
 */
export function readText({ form, account, idempotencyKey }: Sent, now: Date): DeliveredText {
  const to = form.get('To') ?? '';
  const from = form.get('From');
  const text = form.get('Body');
  if (!NUMBER.test(to)) throw new Refused(invalidTo);
  if (!from) throw new Refused(noFrom);
  if (!text) throw new Refused(noBody);
  if (text.length > MAX_BODY_LENGTH) throw new Refused(bodyTooLong);
  const id = newId();
  const key = `text ${account} ${idempotencyKey ?? id}`;
  return { kind: 'text', id, key, to, from, text, sent_at: now.toISOString() };
}

/** The answer to the sender, the same each time that the text is sent. */
export function messageOf({ key, to, from, text, sent_at }: DeliveredText, account: string) {
  const sid = `SM${createHash('md5').update(key).digest('hex')}`;
  const moment = new Date(sent_at).toUTCString().replace('GMT', '+0000');
  return {
    sid,
    account_sid: account,
    api_version: '2010-04-01',
    to,
    from,
    body: text,
    status: 'queued',
    direction: 'outbound-api',
    num_segments: '1',
    num_media: '0',
    date_created: moment,
    date_updated: moment,
    date_sent: null,
    error_code: null,
    error_message: null,
    messaging_service_sid: null,
    price: null,
    price_unit: 'USD',
    uri: `/2010-04-01/Accounts/${account}/Messages/${sid}.json`,
  };
}
