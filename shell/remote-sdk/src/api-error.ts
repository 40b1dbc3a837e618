import { camelizeKeys } from './convert-keys.ts';
import { t } from './messages.ts';
import { sayRefusal } from './say-refusal.ts';

/**
 * Why a call did not succeed, in a shape that both a form and an error boundary
 * can show. It is an Error only so that react-query can carry it.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The machine's word: `network`, `timeout` and `malformed` are the browser's own. */
  readonly code: string;
  /** What is wrong, field by field, under the names the form knows. */
  readonly errors: Record<string, string[]>;
  /** What is wrong, where the server lists sentences instead of fields; empty otherwise. */
  readonly sentences: readonly string[];
  /** Under which the server's logs tell the rest; null when none was given. */
  readonly requestId: string | null;

  constructor(refusal: Pick<ApiError, Told> & Partial<Pick<ApiError, 'sentences'>>) {
    super(refusal.message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.errors = refusal.errors;
    this.sentences = refusal.sentences ?? [];
    this.requestId = refusal.requestId;
  }
}

type Told = 'status' | 'code' | 'message' | 'errors' | 'requestId';

/** From the answer's body, whatever it is: a proxy may have written it. */
export function refusalFrom(status: number, body: unknown): ApiError {
  const { error, code, errors, request_id: requestId } = isRecord(body) ? body : {};
  return new ApiError({
    status,
    code: typeof code === 'string' ? code : 'unknown',
    message: sentenceOf(status, error),
    errors: fieldErrors(errors),
    sentences: Array.isArray(errors) ? sentencesOf(errors) : [],
    requestId: typeof requestId === 'string' ? requestId : null,
  });
}

/** No answer: the network failed, it took too long, or what came is none that was agreed. */
export function noAnswer(code: keyof typeof NO_ANSWER): ApiError {
  const message = t(NO_ANSWER[code]);
  return new ApiError({ status: 0, code, message, errors: {}, requestId: null });
}

/** What our services say of a fault; what another server says of one is for its log. */
const FAULT = 'Something went wrong. Please try again.';

function sentenceOf(status: number, error: unknown): string {
  if (status === 500) return sayRefusal(FAULT);
  return typeof error === 'string' ? sayRefusal(error) : t('unknownError');
}

const NO_ANSWER = {
  network: 'networkError',
  timeout: 'timeoutError',
  malformed: 'unknownError',
} as const;

function fieldErrors(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(camelizeKeys(errors) as Record<string, unknown>).map(([field, texts]) => [
      field,
      sentencesOf([texts].flat()),
    ]),
  );
}

const sentencesOf = (texts: unknown[]): string[] =>
  texts.filter((text) => typeof text === 'string').map(sayRefusal);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
