import { noAnswer, refusalFrom, type ApiError } from './api-error.ts';
import { camelizeKeys } from './convert-keys.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';
import { leaveOtherSession } from './leave-other-session.ts';
import { send, type Outgoing } from './send.ts';

/** Either the answer with its keys in camelCase, or why there is none. */
export type ApiResult<Data> = { ok: true; data: Data } | { ok: false; error: ApiError };

/**
 * The calls below /api/v1. They never throw. Bodies go out in snake_case with
 * the page's CSRF token; a 401 sends the browser to the sign-in page, once, and
 * a token of another session loads the page anew.
 */
export const api = apiWith({});

/** The same calls with headers of one's own beside those of every call. */
export function apiWith(headers: Record<string, string>) {
  const caller =
    (method: string) =>
    <Data>(path: string, body?: unknown) =>
      call<Data>(path, { method, headers, body });
  return {
    get: <Data>(path: string) => caller('GET')<Data>(path),
    post: caller('POST'),
    put: caller('PUT'),
    delete: caller('DELETE'),
  };
}

async function call<Data>(path: string, request: Outgoing): Promise<ApiResult<Data>> {
  const answer = await send(path, request);
  if (!answer.ok) return answer;
  const { status, content } = answer;
  if (status >= 200 && status < 300) {
    return { ok: true, data: camelizeKeys(content) as Data };
  }
  if (status === 401) leaveForSignIn();
  const error = refusalFrom(status, content);
  if (error.code === 'invalid_csrf_token' && !isYoung()) return leaveOtherSession();
  return { ok: false, error };
}

/** A page this young came with the token that there is, and would come with it again. */
const isYoung = (): boolean => performance.now() < 10_000;

/**
 * For react-query's queryFn: the data, or the ApiError thrown.
 * @param keys those without which it is not the answer: for what is read outside a `QueryPanel`, whose boundary
 * is around it. Only what every version of the service has had.
 */
export function unwrap<Data>(result: ApiResult<Data>, ...keys: (keyof Data & string)[]): Data {
  if (!result.ok) throw result.error;
  const { data } = result;
  const isAnswer = keys.length === 0 || (typeof data === 'object' && data !== null);
  if (isAnswer && keys.every((key) => key in (data as object))) return data;
  throw noAnswer('malformed');
}

/** The same for an answer that is a list. */
export function unwrapList<Item>(result: ApiResult<Item[]>): Item[] {
  const data = unwrap(result);
  if (Array.isArray(data)) return data;
  throw noAnswer('malformed');
}
