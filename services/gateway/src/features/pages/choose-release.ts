import type { RandomBytes } from '@reset/service-kit';
import { readLaneCookie, setLaneCookie } from '#http/lane-cookie.ts';
import { expirePinsCookie, readPinsCookie, setPinsCookie } from '#http/pins-cookie.ts';
import { LANES } from './lanes.ts';
import type { LiveRelease } from './live-release.ts';
import type { Pins } from './pins.ts';
import type { Release } from './release.ts';

/** Which versions a browser gets, and the cookies that keep it with them. */
export type ChosenRelease = { release: Release; cookies: string[] };

type Asked = {
  /** A path and maybe a query. */
  url: string;
  cookieHeader: string | undefined;
};

/**
 * Which versions a browser gets: what is live, or while some of it stands beside that for a share of
 * people, what those in its lane get. On a path where money or an application is under way it goes on
 * with those of its first page there, until it leaves, as long as the store has them.
 */
export async function chooseRelease(
  live: LiveRelease,
  { url, cookieHeader }: Asked,
  { pins, randomBytes }: { pins: Pins; randomBytes: RandomBytes },
): Promise<ChosenRelease> {
  const drawn = await inItsLane(live, cookieHeader, randomBytes);
  const kept = readPinsCookie(cookieHeader);
  const release = kept === null ? null : await keptRelease(live, pins.read(kept));
  if (release?.isPinned(url)) return { release, cookies: drawn.cookies };
  const { contents, isPinned } = drawn.release;
  if (contents !== null && isPinned(url)) {
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
