/**
 * All ids that a question finds, asked for some at a time in their order: what cannot be done for
 * those in front keeps none behind them waiting.
 * @param behind finds some that are greater than the one given, in order; none once all were found
 */
export async function* eachId(
  behind: (after: string) => Promise<readonly string[]>,
): AsyncGenerator<string> {
  for await (const ids of eachPage(behind)) yield* ids;
}

/** The same, as many at once as one question finds. */
export async function* eachPage(
  behind: (after: string) => Promise<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  let after = FIRST;
  for (;;) {
    const ids = await behind(after);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}

/** Less than any that is given out. */
const FIRST = '00000000-0000-0000-0000-000000000000';
