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
      ([slice, { version, previous, canary }]) => ({
        slice,
        version,
        before: previous?.version,
        beside: canary ? `   canary: ${canary.version} for ${canary.percent} %` : '',
      }),
    ),
    ...Object.entries(services).map(([name, { version, previous }]) => ({
      slice: serviceSlice(name),
      version,
      before: previous,
      beside: '',
    })),
  ];
  return [
    'Live',
    ...slices.map(
      ({ slice, version, before, beside }) =>
        `  ${slice.padEnd(WIDTH)} ${version}   before: ${before ?? 'none'}${beside}`,
    ),
    '',
    'History',
    ...history
      .toReversed()
      .map(
        ({ at, slice, action, version, from, by, percent, reason }) =>
          `  ${at}  ${slice.padEnd(WIDTH)} ${action.padEnd(8)} ${from ?? 'none'} -> ${version}${percent === undefined ? '' : ` for ${percent} %`}  ${by}${reason === undefined ? '' : `: ${reason}`}`,
      ),
  ];
}
