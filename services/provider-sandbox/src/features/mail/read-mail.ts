import { newId } from '@reset/service-kit';
import PostalMime from 'postal-mime';
import type { DeliveredMail } from '#deliveries/delivery.ts';

/** A mail as it came over the wire, once for each of its recipients. */
export async function readMail(
  raw: Buffer,
  recipients: readonly string[],
  now: Date,
): Promise<DeliveredMail[]> {
  const { messageId, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  // What has no Message-ID is never known again.
  const name = messageId ?? newId();
  return recipients.map((to) => ({
    kind: 'mail',
    id: newId(),
    key: `mail ${name} ${to.toLowerCase()}`,
    to,
    subject,
    text: text.trimEnd(),
    html: html.trimEnd(),
    sent_at: now.toISOString(),
  }));
}
