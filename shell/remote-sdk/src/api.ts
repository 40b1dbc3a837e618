import { noAnswer, refusalFrom, type ApiError } from './api-error.ts';
import { camelizeKeys, snakeizeKeys } from './convert-keys.ts';
import { csrfToken } from './csrf-token.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';

/** Either the answer with its keys in camelCase, or why there is none. */
export type ApiResult<Data> = { ok: true; data: Data } | { ok: false; error: ApiError };

const TIMEOUT_MS = 60_000;

/**
 * The calls below /api/v1. They never throw. Bodies go out in snake_case with
 * the page's CSRF token; a 401 sends the browser to the sign-in page, once.
 */
export const api = {
  get: <Data>(path: string) => call<Data>('GET', path),
  post: <Data>(path: string, body?: unknown) => call<Data>('POST', path, body),
  put: <Data>(path: string, body?: unknown) => call<Data>('PUT', path, body),
  delete: <Data>(path: string) => call<Data>('DELETE', path),
};

async function call<Data>(method: string, path: string, body?: unknown): Promise<ApiResult<Data>> {
  const answer = await send(method, path, body);
  if (!answer.ok) return answer;
  const { status, content } = answer.data;
  if (status >= 200 && status < 300) {
    return { ok: true, data: camelizeKeys(content) as Data };
  }
  if (status === 401) leaveForSignIn();
  return { ok: false, error: refusalFrom(status, content) };
}

async function send(
  method: string,
  path: string,
  body: unknown,
): Promise<ApiResult<{ status: number; content: unknown }>> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers: headersFor(method, body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(snakeizeKeys(body)) }),
    });
    const text = await response.text();
    return { ok: true, data: { status: response.status, content: parse(text, response.ok) } };
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    return { ok: false, error: noAnswer(timedOut ? 'timeout' : 'network') };
  }
}

function headersFor(method: string, body: unknown): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(method === 'GET' ? {} : { 'X-CSRF-Token': csrfToken() }),
  };
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
