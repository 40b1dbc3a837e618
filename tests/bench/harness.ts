/* What every bench does the same way: its size, its promises, and leaving nothing behind. */

/** Whether the bench only shows that it lives; its figures mean nothing then. */
export const isTiny = process.argv.includes('--tiny');

/** How much is measured: by somebody who wants figures, and to see whether the bench lives. */
export const sized = (full: number, tiny: number): number => (isTiny ? tiny : full);

/** Sets the exit code where a promise is not kept; a tiny run promises nothing. */
export function promised(isKept: boolean): void {
  if (!isKept && !isTiny) process.exitCode = 1;
}
