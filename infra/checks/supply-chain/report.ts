/** Ends a check: prints what is wrong, and fails when something is. */
export function report(problems: readonly string[]): void {
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
