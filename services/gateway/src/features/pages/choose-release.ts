import type { RandomBytes } from '@reset/service-kit';
import { readLaneCookie, setLaneCookie } from '#http/lane-cookie.ts';
import { expirePinsCookie, readPinsCookie, setPinsCookie } from '#http/pins-cookie.ts';
import { chooseOverride, type Asked, type CheckOverrides } from './choose-override.ts';
import { LANES } from './lanes.ts';
import type { LiveRelease } from './live-release.ts';
import type { Overrides } from './overrides.ts';
import type { Pins } from './pins.ts';
import type { PageOverride } from './prepared-pages.ts';
import type { Release } from './release.ts';

/** Which versions a browser gets, and the cookies that keep it with them. */
export type ChosenRelease = {
  release: Release;
  /** What of it somebody of staff opened in another version than others get. */
  override?: PageOverride;
  cookies: string[];
};

type Deps = { pins: Pins; randomBytes: RandomBytes; overrides: Overrides; check: CheckOverrides };

/**
 * Which versions a browser gets: what is live, or while some of it stands beside that for a share of
 * people, what those in its lane get. On a path where money or an application is under way it goes on
 * with those of its first page there, until it leaves, as long as the store has them. Before all of this
 * comes a version that somebody of staff opened, which is combined with neither.
 */
export async function chooseRelease(
  live: LiveRelease,
  asked: Asked,
  deps: Deps,
): Promise<ChosenRelease> {
  const chosen = await chooseOverride(live, asked, deps);
  if (chosen.release === null) {
    const { release, cookies } = await ofEverybody(live, asked, deps);
    return { release, cookies: [...chosen.cookies, ...cookies] };
  }
  const { slice, version, until } = chosen.override;
  const isPinned = readPinsCookie(asked.cookieHeader) !== null;
  const cookies = isPinned ? [expirePinsCookie()] : [];
  return { release: chosen.release, override: { slice, version, until }, cookies };
}

async function ofEverybody(
  live: LiveRelease,
  { url, cookieHeader, visitor }: Asked,
  { pins, randomBytes }: Pick<Deps, 'pins' | 'randomBytes'>,
): Promise<ChosenRelease> {
  const drawn = await inItsLane(live, cookieHeader, randomBytes);
  const kept = readPinsCookie(cookieHeader);
  const release = kept === null ? null : await keptRelease(live, pins.read(kept));
  if (release?.isPinned(url)) return { release, cookies: drawn.cookies };
  const contents = drawn.release.contentsFor(visitor);
  if (contents !== null && drawn.release.isPinned(url)) {
    return { ...drawn, cookies: [...drawn.cookies, setPinsCookie(pins.issue(contents))] };
  }
  return kept === null ? drawn : { ...drawn, cookies: [...drawn.cookies, expirePinsCookie()] };
}

/** A browser is drawn into a lane when there is first something to draw for. */
async function inItsLane(
  live: LiveRelease,
  cookieHeader: string | undefined,
  randomBytes: RandomBytes,
): Promise<ChosenRelease> {
  if (!live.hasCanaries) return { release: live, cookies: [] };
  const known = readLaneCookie(cookieHeader);
  const lane = known ?? drawLane(randomBytes);
  return { release: await live.inLane(lane), cookies: known === null ? [setLaneCookie(lane)] : [] };
}

/** Each of the lanes as likely as any other: what is left of 2^32 after dividing is too little to see. */
const drawLane = (randomBytes: RandomBytes): number => randomBytes(4).readUInt32BE() % LANES;

/** null where nothing is kept, or the store has it no longer as it was. */
async function keptRelease(
  live: LiveRelease,
  kept: ReturnType<Pins['read']>,
): Promise<Release | null> {
  if (kept === null) return null;
  const versions = Object.entries(kept).map(([slice, { version }]) => [slice, version]);
  const release = await live.variant(Object.fromEntries(versions)).catch(() => null);
  const isAsItWas = Object.entries(kept).every(
    ([slice, { digest }]) => release?.contents?.[slice]?.digest === digest,
  );
  return isAsItWas ? release : null;
}
