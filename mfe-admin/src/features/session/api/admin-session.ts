import type { IDEMPOTENCY_KEY, OPENED_SECONDS_AGO } from '@reset/api-contract/admin/commands.ts';
import type {
  ADMIN_TOKEN_HEADER,
  AdminSession,
  AdminSessionRequest,
} from '@reset/api-contract/admin/session.ts';
import { api, apiWith, type ApiResult, type Camelized } from '@reset/remote-sdk';
import { adminTokenStore } from '../model/admin-token-store.ts';
import { stepUpStore } from '../model/step-up-store.ts';
import { fetchFile } from './fetch-file.ts';

/** POST /admin/session: a token for 15 minutes to staff who prove who they are. */
export const beginAdminSession = (
  proof: Camelized<AdminSessionRequest>,
): Promise<ApiResult<Camelized<AdminSession>>> => api.post('/admin/session', proof);

// The contract's name, without its schemas in the bundle.
const TOKEN_HEADER: typeof ADMIN_TOKEN_HEADER = 'x-admin-token';

/** By which the service knows a change that comes again: what was given once is done once. */
const KEY_HEADER: typeof IDEMPOTENCY_KEY = 'idempotency-key';

/** By which it knows for how long the dialog that asks for a change has shown what is changed. */
const OPENED_HEADER: typeof OPENED_SECONDS_AGO = 'x-opened-seconds-ago';

/** What a change says of itself. */
export interface ChangeOrigin {
  /** By which it may be made again; its own where none is given. */
  key?: string;
  /** When its dialog was opened, by `performance.now()`, as no clock of a browser has to be right. */
  openedAtMs?: number;
}

/**
 * The calls below /admin, with the admin token. Where the service says that the token serves no more, or
 * that the proof is too old for this call, she is asked for another, and the call is made once more.
 */
export const adminApi = {
  get: <Data>(path: string) => withToken(none, (headers) => apiWith(headers).get<Data>(path)),
  /** A file, with the service's name for it. */
  getFile: (path: string) => withToken(none, (headers) => fetchFile(path, headers)),
  post: <Data>(path: string, body?: unknown, origin?: ChangeOrigin) =>
    withToken(saying(origin), (headers) => apiWith(headers).post<Data>(path, body)),
  put: <Data>(path: string, body: unknown) =>
    withToken(none, (headers) => apiWith(headers).put<Data>(path, body)),
  delete: <Data>(path: string, body?: unknown, origin?: ChangeOrigin) =>
    withToken(saying(origin), (headers) => apiWith(headers).delete<Data>(path, body)),
};

type Headers = Record<string, string>;

const none = (): Headers => ({});

/** Counted with each call: a proof that is asked for in between takes its time as well. */
function saying({ key = crypto.randomUUID(), openedAtMs }: ChangeOrigin = {}): () => Headers {
  const opened = (atMs: number) => String(Math.ceil((performance.now() - atMs) / 1_000));
  return () => ({
    [KEY_HEADER]: key,
    ...(openedAtMs !== undefined && { [OPENED_HEADER]: opened(openedAtMs) }),
  });
}

type Call<Data> = (headers: Headers) => Promise<ApiResult<Data>>;

async function withToken<Data>(headers: () => Headers, call: Call<Data>): Promise<ApiResult<Data>> {
  const { token } = adminTokenStore.getState();
  const result = await callWith(token, headers, call);
  if (result.ok || !PROOF_WANTED.has(result.error.code)) return result;
  const { token: current, end } = adminTokenStore.getState();
  // Renewed while this call was on its way.
  if (current !== null && current !== token) return callWith(current, headers, call);
  if (result.error.code === 'admin_token_required') end();
  const isProved = await stepUpStore.getState().ask();
  return isProved ? callWith(adminTokenStore.getState().token, headers, call) : result;
}

const PROOF_WANTED: ReadonlySet<string> = new Set(['admin_token_required', 'step_up_required']);

const callWith = <Data>(
  token: string | null,
  headers: () => Headers,
  call: Call<Data>,
): Promise<ApiResult<Data>> =>
  call({ ...headers(), ...(token !== null && { [TOKEN_HEADER]: token }) });
