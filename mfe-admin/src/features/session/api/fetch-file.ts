import { ApiError, leaveForSignIn, type ApiResult } from '@reset/remote-sdk';
import { t } from '#messages.ts';

/** A file as it came, under the service's name for it. */
export interface ReceivedFile {
  content: Blob;
  name: string;
}

/** Large files over slow lines. */
const TIMEOUT_MS = 10 * 60_000;

/** GET of a file below /api/v1. It never throws; a 401 leads to the sign-in page. */
export async function fetchFile(
  path: string,
  headers: Record<string, string>,
): Promise<ApiResult<ReceivedFile>> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) leaveForSignIn();
    if (!response.ok)
      return { ok: false, error: refusalOf(response.status, await response.json()) };
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    const content = await response.blob();
    return { ok: true, data: { content, name: named?.[1] ?? 'export.csv' } };
  } catch {
    return { ok: false, error: refusalOf(0, {}) };
  }
}

type Refused = { error?: string; code?: string; request_id?: string };

const refusalOf = (status: number, { error, code, request_id: requestId }: Refused) =>
  new ApiError({
    status,
    code: code ?? 'network',
    message: error ?? t('export.notDownloaded'),
    errors: {},
    requestId: requestId ?? null,
  });
