import { readHistory } from './registry-file.ts';
import { insistOnLive } from './release.ts';

/** Who made what live when, the latest first, and what is live now: lines for a terminal. */
export async function listReleases(store: string): Promise<string[]> {
  const live = await insistOnLive(store);
  const history = await readHistory(store);
  const slices = Object.entries({ shell: live.shell, ...live.remotes });
  return [
    'Live',
    ...slices.map(
      ([slice, { version, previous }]) =>
        `  ${slice.padEnd(16)} ${version}   before: ${previous?.version ?? 'none'}`,
    ),
    '',
    'History',
    ...history
      .toReversed()
      .map(
        ({ at, slice, action, version, from, by }) =>
          `  ${at}  ${slice.padEnd(16)} ${action.padEnd(8)} ${from ?? 'none'} -> ${version}  ${by}`,
      ),
  ];
}
