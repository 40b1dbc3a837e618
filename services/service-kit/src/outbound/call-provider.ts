import { askByHttp } from './ask-by-http.ts';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProviderError } from './provider-error.ts';

export type ProviderRequest = {
  /** GET where none is named. */
  method?: string;
  headers: Readonly<Record<string, string>>;
  /** JSON. */
  body?: string;
};

/** What was sent is no good. 401, 403 and 429 are about us, not about the member's link. */
const REFUSED = new Set([400, 404, 409, 410, 422]);

/**
 * Calls a provider and reads its answer by a schema of what we use of it.
 * @throws ProviderError `refused` when the link is no good, `unavailable` for anything else,
 *   an answer of another shape included: money is never read by guessing
 */
export async function callProvider<Schema extends TSchema>(
  schema: Schema,
  url: string,
  { method = 'GET', headers, body = '' }: ProviderRequest,
): Promise<Static<Schema>> {
  const request = { method, headers, body: body === '' ? null : body };
  const { status, body: text } = await askByHttp(url, request).catch((cause: unknown) => {
    const unavailable = new ProviderError(`No answer from ${pathOf(url)}`, 'unavailable');
    unavailable.cause = cause;
    throw unavailable;
  });
  if (status < 200 || status > 299) {
    const reason = REFUSED.has(status) ? 'refused' : 'unavailable';
    throw new ProviderError(`${pathOf(url)} answered ${status}`, reason, `${status}`);
  }
  const answer = parsed(text);
  if (!fits(schema, answer)) {
    throw new ProviderError(`${pathOf(url)} answered in another shape`, 'unavailable');
  }
  return answer;
}

const pathOf = (url: string): string => new URL(url).pathname;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether an answer is of this shape; a schema is compiled when it is first asked for. */
export function fits<Schema extends TSchema>(
  schema: Schema,
  answer: unknown,
): answer is Static<Schema> {
  const known = compiled.get(schema);
  if (known) return known.Check(answer);
  const checker = Compile(schema);
  compiled.set(schema, checker);
  return checker.Check(answer);
}

const compiled = new WeakMap<TSchema, { Check(answer: unknown): boolean }>();
