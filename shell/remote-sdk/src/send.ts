import { noAnswer, type ApiError } from './api-error.ts';
import { isAttended } from './attendance.ts';
import { snakeizeKeys } from './convert-keys.ts';
import { currentLanguage } from './language/language.ts';
import { traceHeader } from './traceparent.ts';

/** What came back from the server, whatever its status, or why nothing did. */
export type Answer =
  | { ok: true; status: number; content: unknown }
  | { ok: false; error: ApiError };

export interface Outgoing {
  method: string;
  /** Beside those of every call. */
  headers?: Record<string, string>;
  body?: unknown;
}

const TIMEOUT_MS = 60_000;

/**
 * One call below /api/v1. It never throws and judges no status. The body goes
 * out in snake_case with the page's CSRF token.
 */
export async function send(path: string, { method, headers, body }: Outgoing): Promise<Answer> {
  try {
    const address = `/api/v1${path}`;
    const response = await fetch(address, {
      method,
      headers: { ...headersFor(method, body), ...traceHeader(method, address), ...headers },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(snakeizeKeys(body)) }),
    });
    if (isArchive(response)) {
      return { ok: true, status: response.status, content: await fileFrom(response) };
    }
    const text = await response.text();
    return { ok: true, status: response.status, content: parse(text, response.ok) };
  } catch (cause) {
    return { ok: false, error: noAnswer(reasonOf(cause)) };
  }
}

function reasonOf(cause: unknown): Parameters<typeof noAnswer>[0] {
  if (cause instanceof SyntaxError) return 'malformed';
  return cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'network';
}

function headersFor(method: string, body: unknown): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(method === 'GET' ? {} : { 'X-CSRF-Token': csrfToken() }),
    ...(method !== 'GET' || isAttended() ? {} : { 'X-Unattended': '1' }),
  };
}

const isArchive = ({ headers }: Response): boolean =>
  headers.get('content-type') === 'application/zip';

/** Under the name that the service gives it. */
async function fileFrom(response: Response): Promise<File> {
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return new File([await response.arrayBuffer()], named?.[1] ?? 'download.zip');
}

/** An empty answer is `undefined`. A refusal may be no JSON at all; an answer may not. */
function parse(text: string, strict: boolean): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (strict) throw cause;
    return undefined;
  }
}

/** The token that the gateway wrote into the page, bound to its session cookie. */
const csrfToken = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
