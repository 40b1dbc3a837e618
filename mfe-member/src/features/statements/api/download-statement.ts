import { leaveForSignIn, saveFile } from '@reset/remote-sdk';

const TIMEOUT_MS = 60_000;

/**
 * GET /statements/:id as a PDF, which the browser saves under the service's name for it. A 401 leads
 * to the sign-in page.
 * @throws where it does not come
 */
export async function downloadStatement(id: string): Promise<void> {
  const response = await fetch(`/api/v1/statements/${encodeURIComponent(id)}`, {
    headers: { Accept: 'application/pdf' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 401) leaveForSignIn();
  if (!response.ok) throw new Error(`No PDF came: ${response.status}`);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  saveFile(await response.blob(), named?.[1] ?? 'statement.pdf');
}
