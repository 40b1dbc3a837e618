import { setTimeout as pause } from 'node:timers/promises';

/* What people got by mail and by text, as the sandbox of the providers kept it. */

export type Mail = { to: string; subject: string; text: string; html: string; sent_at: string };
export type Text = { to: string; text: string; sent_at: string };

const POLL_MS = 50;
const LIMIT_MS = 60_000;

/** All mails to an address, the newest first. */
export const mailsTo = (address: string): Promise<Mail[]> =>
  read<Mail[]>(`/inbox.json?to=${encodeURIComponent(address)}`);

/** All texts to a number of ten digits, the newest first. */
export const textsTo = (number: string): Promise<Text[]> =>
  read<Text[]>(`/texts.json?to=${number}`);

/** Waits for the newest mail to the address whose subject fits. */
export const mailTo = (address: string, subject: RegExp): Promise<Mail> =>
  until(
    async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject)),
    `a mail to ${address} with a subject like ${subject}`,
  );

/** Waits for the newest text to the number of ten digits that fits. */
export const textTo = (number: string, words: RegExp): Promise<Text> =>
  until(
    async () => (await textsTo(number)).find(({ text }) => words.test(text)),
    `a text to ${number} like ${words}`,
  );

/** The address of our own pages in a mail, as a path that a browser can be sent to. */
export function linkIn({ text }: Mail, path: string): string {
  const found = /https?:\/\/\S+/g;
  const url = [...text.matchAll(found)]
    .map(([href]) => new URL(href))
    .find(({ pathname }) => pathname === path);
  if (!url) throw new Error(`No link to ${path} in the mail:\n${text}`);
  return url.pathname + url.search;
}

/** Does what makes the product text a code, and waits for it: six digits. */
export async function codeFrom(number: string, cause: () => Promise<unknown>): Promise<string> {
  const before = (await textsTo(number)).length;
  await cause();
  const text = await until(async () => {
    const texts = await textsTo(number);
    return texts.length > before ? texts[0] : undefined;
  }, `a text to ${number}`);
  const code = /\b\d{6}\b/.exec(text.text)?.[0];
  if (!code) throw new Error(`No code in the text: ${text.text}`);
  return code;
}

async function read<Found>(path: string): Promise<Found> {
  const reply = await fetch(`${process.env['RESET_SANDBOX_URL']}${path}`);
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
  return (await reply.json()) as Found;
}

async function until<Found>(
  look: () => Promise<Found | undefined>,
  wanted: string,
): Promise<Found> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`There was never ${wanted}.`);
    await pause(POLL_MS);
  }
}
