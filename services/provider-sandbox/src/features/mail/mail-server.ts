import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { newId } from '@reset/service-kit';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { DeliveredMail } from '#deliveries/deliveries.ts';
import type { Context } from '../../context.ts';

const MAX_BYTES = 128 * 1_024;
const TEMPORARY = 451;
const TOO_LARGE = 552;

export type MailServer = { port: number; stop(): Promise<void> };

/**
 * Takes mails by SMTP at SMTP_PORT, from anybody and for anybody. One that comes again with its
 * Message-ID is accepted again and stored once.
 */
export async function startMailServer({
  config,
  deliveries,
  faults,
  clock,
}: Context): Promise<MailServer> {
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw refusal(TOO_LARGE, 'Message exceeds fixed maximum size');
    if ((await faults.of('mail').meets()) === 'refuse') throw refusal(TEMPORARY, 'Try again later');
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const mails = await readMail(raw, recipients, clock.real());
    for (const mail of mails) deliveries.keep(mail);
  };
  const server = new SMTPServer({
    size: MAX_BYTES,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: callbackify(take),
  });
  // A client that hangs up in the middle sends again.
  server.on('error', () => undefined);
  const listener = server.listen(config.SMTP_PORT, config.HOST);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** A mail as it came over the wire, once for each of its recipients. */
async function readMail(
  raw: Buffer,
  recipients: readonly string[],
  now: Date,
): Promise<DeliveredMail[]> {
  const { messageId, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  // A mail without a Message-ID is a new one each time.
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
