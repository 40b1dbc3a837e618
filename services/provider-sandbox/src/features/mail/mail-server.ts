import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import type { Clock } from '@reset/service-kit';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Deliveries } from '#deliveries/deliveries.ts';
import type { Faults } from '#faults/fault-switch.ts';
import { readMail } from './read-mail.ts';

const LARGEST_BYTES = 128 * 1_024;
const TEMPORARY = 451;
const TOO_LARGE = 552;

type Needs = { deliveries: Deliveries; faults: Faults; clock: Clock };

export type MailServer = { port: number; stop(): Promise<void> };

/**
 * Takes mails by SMTP on this machine, from anybody and for anybody. One that comes
 * again with its Message-ID is taken again and kept once.
 */
export async function startMailServer(
  { host, port }: { host: string; port: number },
  { deliveries, faults, clock }: Needs,
): Promise<MailServer> {
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw refusal(TOO_LARGE, 'Message exceeds fixed maximum size');
    if ((await faults.meets()) === 'refuse') throw refusal(TEMPORARY, 'Try again later');
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const mails = await readMail(raw, recipients, clock.now());
    for (const mail of mails) deliveries.keep(mail);
  };
  const server = new SMTPServer({
    size: LARGEST_BYTES,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: callbackify(take),
  });
  // A client that hangs up in the middle sends again.
  server.on('error', () => undefined);
  const listener = server.listen(port, host);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
