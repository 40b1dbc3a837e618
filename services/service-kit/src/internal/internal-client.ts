import type { ErrorBody } from '@reset/api-contract/errors.ts';
import { ATTR_HTTP_REQUEST_METHOD, ATTR_SERVER_ADDRESS } from '@opentelemetry/semantic-conventions';
import { inClientSpan, traceHeaders } from '../tracing/spans.ts';
import { callerSigner } from './caller-token.ts';

const TIMEOUT_MS = 5_000;

type Said = Pick<ErrorBody, 'error' | 'errors'>;

/** Another service refused or could not be reached: `status` is 503 in that case. */
export class InternalCallError extends Error {
  readonly status: number;
  readonly code: string;
  /** What it said to whom it refused; null when it said nothing. */
  readonly said: Said | null;
  constructor(message: string, status: number, code: string, said: Said | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.said = said;
  }
}

/** What a call may carry on. */
export type CallContext = {
  /** The request on whose behalf it is made. */
  requestId?: string;
  /** The command that it is: sent again by the same key it has no second effect (`answerOnce`). */
  idempotencyKey?: string;
  /** How long to wait for an answer, instead of five seconds. */
  timeoutMs?: number;
  /** Gives the call up. */
  signal?: AbortSignal;
};

export type InternalClient = {
  get<Reply>(path: string, context?: CallContext): Promise<Reply>;
  post<Reply>(path: string, body: unknown, context?: CallContext): Promise<Reply>;
  put<Reply>(path: string, body: unknown, context?: CallContext): Promise<Reply>;
  delete<Reply>(path: string, context?: CallContext): Promise<Reply>;
};

/**
 * A caller of another service's /internal routes.
 * @param from this service's name; @param to the other's, for which tokens are signed
 * @throws InternalCallError
 */
export function internalClient(options: {
  from: string;
  to: string;
  /** A function where that changes. */
  baseUrl: string | (() => string);
  privateKey: string;
  /** How long its calls wait for an answer, unless a call says otherwise. */
  timeoutMs?: number;
}): InternalClient {
  const { timeoutMs = TIMEOUT_MS, baseUrl } = options;
  const token = callerSigner(options.from, options.to, options.privateKey);
  const send = async <Reply>(
    method: string,
    path: string,
    body: unknown,
    context?: CallContext,
  ): Promise<Reply> => {
    const response = await fetch((typeof baseUrl === 'string' ? baseUrl : baseUrl()) + path, {
      method,
      headers: {
        authorization: `Bearer ${token()}`,
        ...traceHeaders(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(context?.requestId ? { 'x-request-id': context.requestId } : {}),
        ...(context?.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: endOf({ timeoutMs, ...context }),
    }).catch((cause: unknown) => {
      const unreachable = new InternalCallError(
        `${options.to} did not answer ${method} ${path}`,
        503,
        'service_unavailable',
      );
      unreachable.cause = cause;
      throw unreachable;
    });
    return readReply<Reply>(response, `${options.to} refused ${method} ${path}`);
  };
  const call: typeof send = (method, ...asked) =>
    inClientSpan(
      `${method} ${options.to}`,
      { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_SERVER_ADDRESS]: options.to },
      () => send(method, ...asked),
    );
  return {
    get: (path, context) => call('GET', path, undefined, context),
    post: (path, body, context) => call('POST', path, body, context),
    put: (path, body, context) => call('PUT', path, body, context),
    delete: (path, context) => call('DELETE', path, undefined, context),
  };
}

function endOf({ timeoutMs = TIMEOUT_MS, signal }: CallContext = {}): AbortSignal {
  const tooLate = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, tooLate]) : tooLate;
}

async function readReply<Reply>(response: Response, refusal: string): Promise<Reply> {
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as Reply;
  const { code = 'unknown', error, errors } = parseOrEmpty(text);
  const said = error === undefined ? null : { error, ...(errors && { errors }) };
  const message = `${refusal}: ${response.status} ${error ?? text.slice(0, 200)}`;
  throw new InternalCallError(message, response.status, code, said);
}

function parseOrEmpty(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text) as Partial<ErrorBody>;
  } catch {
    return {};
  }
}
