import { readHistory } from './swap-file.ts';
import { serviceSlice } from './release-folder.ts';
import { insistOnLive } from './release.ts';
import { readServices } from './services-file.ts';

const WIDTH = 20;

/** Who made what live when, the latest first, and what is live now: lines for a terminal. */
export async function listReleases(store: string): Promise<string[]> {
  const live = await insistOnLive(store);
  const history = await readHistory(store);
  const { live: services = {} } = await readServices(store);
  const slices = [
    ...Object.entries({ shell: live.shell, ...live.remotes }).map(
      ([slice, { version, previous }]) => ({ slice, version, before: previous?.version }),
    ),
    ...Object.entries(services).map(([name, { version, previous }]) => ({
      slice: serviceSlice(name),
      version,
      before: previous,
    })),
  ];
  return [
    'Live',
    ...slices.map(
      ({ slice, version, before }) =>
        `  ${slice.padEnd(WIDTH)} ${version}   before: ${before ?? 'none'}`,
    ),
    '',
    'History',
    ...history
      .toReversed()
      .map(
        ({ at, slice, action, version, from, by }) =>
          `  ${at}  ${slice.padEnd(WIDTH)} ${action.padEnd(8)} ${from ?? 'none'} -> ${version}  ${by}`,
      ),
  ];
}
