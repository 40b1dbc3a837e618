/** Prints what a start does, one readable line a step, each with the time it took. */
export type SayStep = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>;

/** @param print writes one line */
export function stepPrinter(print: (line: string) => void): SayStep {
  return async (what, work) => {
    const startedAt = Date.now();
    const result = await work();
    print(`  ${what.padEnd(36)} ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return result;
  };
}
