import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { productUrl } from '../product/running-product.ts';

export type Reply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

export type Call = {
  /** Sent as JSON; none without it. */
  json?: unknown;
  /** A body as it is written, instead of `json`. */
  written?: string;
  /** Added to what a page of ours sends, or instead of it; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
};

/**
 * Calls the product as a page of ours does, without a browser: it keeps its
 * cookies and the CSRF token of the last page that it opened.
 */
export class Client {
  readonly cookies = new Map<string, string>();
  token = '';

  /** Opens a page for its cookie and its token. */
  async open(path: string): Promise<Reply> {
    const reply = await this.send('GET', path, {
      headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    });
    this.token = /name="csrf-token" content="([^"]+)"/.exec(reply.text)?.[1] ?? '';
    return reply;
  }

  /** Sends a call with cookie, token, and the browser's word that it is from our own page. */
  async send(method: string, path: string, { json, written, headers }: Call = {}): Promise<Reply> {
    const body = written ?? (json === undefined ? undefined : JSON.stringify(json));
    const isRead = method === 'GET';
    const reply = await answer(method, path, {
      body,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        ...(isRead ? {} : { origin: productUrl(), 'x-csrf-token': this.token }),
        ...(body === undefined
          ? {}
          : {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(body)),
            }),
        ...headers,
      },
    });
    for (const line of setCookies(reply)) this.keep(line);
    return reply;
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The body of an answer, whatever it is said to be. */
export const bodyOf = <Body = Record<string, unknown>>(reply: Reply): Body =>
  JSON.parse(reply.text) as Body;

/** The answer as it has to be for everybody who may not tell two things apart. */
export function comparable({ status, text: body }: Reply): object {
  const { request_id: _, ...rest } = JSON.parse(body) as Record<string, unknown>;
  return { status, ...rest };
}

export const setCookies = ({ headers }: Reply): string[] =>
  [headers['set-cookie'] ?? []].flat() as string[];

/** Of a stream, which ends when it likes, what comes first. */
async function textOf(incoming: IncomingMessage): Promise<string> {
  if (!incoming.headers['content-type']?.startsWith('text/event-stream')) return text(incoming);
  const [first] = (await once(incoming, 'data')) as [Buffer];
  incoming.destroy();
  return first.toString();
}

type Sent = { body: string | undefined; headers: Record<string, string | undefined> };

// Not fetch, which says of itself where a request comes from.
async function answer(method: string, path: string, { body, headers }: Sent): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const said = Object.entries(headers).filter(([, value]) => value !== undefined && value !== '');
  const outgoing = request(
    new URL(path, productUrl()),
    { method, headers: Object.fromEntries(said), timeout: 60_000 },
    (incoming) => {
      void textOf(incoming).then(
        (all) =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: all }),
        reject,
      );
    },
  );
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}
