import { leaveForSignIn } from '@reset/remote-sdk';

const TIMEOUT_MS = 60_000;

export interface Unconverted {
  /** 0 when no answer came. */
  status: number;
  /** Empty where the answer was no object. */
  body: Record<string, unknown>;
}

/**
 * A GET below /api/v1 whose answer stays in snake_case: the calls that link accounts are outside
 * the api client (decision C-088). It never throws; a 401 leads to the sign-in page.
 * @param query what is undefined is left out
 */
export async function getUnconverted(
  path: string,
  query: Record<string, string | undefined> = {},
): Promise<Unconverted> {
  const given = Object.entries(query).filter(isGiven);
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  try {
    const response = await fetch(`/api/v1${path}${search}`, {
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) leaveForSignIn();
    return { status: response.status, body: recordOf(await response.text()) };
  } catch {
    return { status: 0, body: {} };
  }
}

const isGiven = (pair: [string, string | undefined]): pair is [string, string] =>
  pair[1] !== undefined;

function recordOf(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
