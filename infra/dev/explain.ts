type Cause = { code?: string; path?: string; message: string };

/** What went wrong as a sentence for a person; the error's own words where there is none. */
export function explain(error: unknown): string {
  const { code, path, message } = error as Cause;
  if (code === 'ENOSPC' || /No space left on device|ENOSPC/.test(message)) {
    return 'The disk is full: free some space and start again.';
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `This user may not use ${path ?? 'a file that is needed'}: change its owner, or set DATA_PARENT to a folder of yours.`;
  }
  return message;
}
