/** The transactions that were disputed in this browser (document 1, section 9); sign-out forgets them. */
const KEY = 'disputes';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const isRemembered = (transactionId: string): boolean => read().includes(transactionId);

export function rememberDispute(transactionId: string): void {
  if (!isRemembered(transactionId)) write([...read(), transactionId]);
}

export const forgetDispute = (transactionId: string): void =>
  write(read().filter((id) => id !== transactionId));

function write(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage the service's own answer serves.
  }
}
