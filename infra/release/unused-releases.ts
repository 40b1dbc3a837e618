import Type, { type Static } from 'typebox';
import { RefusedRelease } from './refused-release.ts';
import { readLiveFile, swapLiveFile } from './swap-file.ts';

/** By `slice/version`: since when nothing names it that says what is live. */
const UnusedFile = Type.Record(
  Type.String(),
  Type.Object({ since: Type.String(), is_removed: Type.Optional(Type.Literal(true)) }),
);
export type UnusedFile = Static<typeof UnusedFile>;

const UNUSED = { name: 'unused.json', schema: UnusedFile };

/**
 * Has a version that is placed again begin anew, were it about to be removed.
 * @throws RefusedRelease while it is being removed
 */
export const keepPlaced = (store: string, slice: string, version: string): Promise<void> =>
  changeUnused(store, (known) => {
    const { [`${slice}/${version}`]: its, ...others } = known;
    if (its?.is_removed) {
      throw new RefusedRelease([
        `${slice} ${version} is being removed from the store: run npm run releases -- prune, then release again.`,
      ]);
    }
    return its === undefined ? known : others;
  });

/** Changes the file by compare-and-swap: see `swapLiveFile`. Most stores have none. */
export async function changeUnused(
  store: string,
  change: (known: UnusedFile) => UnusedFile | Promise<UnusedFile>,
): Promise<void> {
  if ((await readLiveFile(store, UNUSED)) === null) {
    if (Object.keys(await change({})).length === 0) return;
  }
  await swapLiveFile(store, UNUSED, async (known) => change(known ?? {}), null);
}
