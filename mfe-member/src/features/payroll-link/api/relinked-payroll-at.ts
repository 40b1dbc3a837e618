/** When this browser's member last updated her payroll (document 1, section 9); sign-out forgets it. */
const KEY = 'relinkedPayrollAt';

/** null where she has not, or nothing can be read. */
export function relinkedPayrollAt(): Date | null {
  try {
    const at = new Date(localStorage.getItem(KEY) ?? '');
    return Number.isNaN(at.getTime()) ? null : at;
  } catch {
    return null;
  }
}

export function rememberRelink(at: Date): void {
  try {
    localStorage.setItem(KEY, at.toISOString());
  } catch {
    // Without storage it holds for as long as the page is open.
  }
}
