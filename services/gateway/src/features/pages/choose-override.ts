import type {
  CheckOverride,
  ReleaseOverride,
} from '@reset/api-contract/gateway/release-override.ts';
import { expireOverrideCookie, readOverrideCookie } from '#http/override-cookie.ts';
import type { LiveRelease } from './live-release.ts';
import type { Overrides } from './overrides.ts';
import type { VisitorKind } from './prepared-pages.ts';
import type { Release } from './release.ts';

/** Where staff begin and end one: always what is live, so that a version that shows nothing can be ended. */
const RELEASES_PAGE = '/admin/releases';

/** Asks the admin service whether an override stands. @returns null where it does not answer */
export type CheckOverrides = (id: string, check: CheckOverride) => Promise<boolean | null>;

/** The page that is asked for. */
export type Asked = {
  /** A path and maybe a query. */
  url: string;
  cookieHeader: string | undefined;
  /** Of the session in which it is asked; null without one. */
  sessionId: string | null;
  visitor: VisitorKind;
};

/** What the browser gets instead of what others do; the cookie that lets go of what stands no longer. */
export type ChosenOverride =
  | { release: Release; override: ReleaseOverride; cookies: [] }
  | { release: null; cookies: string[] };

/**
 * Which version of one slice somebody of staff gets in this browser, all others as they are live: as
 * long as the registry vouches for it and the admin service says that it stands in this session.
 */
export async function chooseOverride(
  live: LiveRelease,
  { url, cookieHeader, sessionId }: Asked,
  { overrides, check }: { overrides: Overrides; check: CheckOverrides },
): Promise<ChosenOverride> {
  const kept = readOverrideCookie(cookieHeader);
  if (kept === null || pathOf(url) === RELEASES_PAGE) return { release: null, cookies: [] };
  const override = overrides.read(kept);
  if (override === null) return letGo();
  const release = await releaseWith(live, override);
  const isStanding = await check(override.id, {
    session_id: sessionId,
    is_offered: release !== null,
  });
  // Nobody knows: this page is what is live, and the next one is asked about again.
  if (isStanding === null) return { release: null, cookies: [] };
  return isStanding && release !== null ? { release, override, cookies: [] } : letGo();
}

const letGo = (): ChosenOverride => ({ release: null, cookies: [expireOverrideCookie()] });

/** null where the registry no longer vouches for the version, or the store has it not as it vouches for it. */
async function releaseWith(
  live: LiveRelease,
  { slice, version, digest }: ReleaseOverride,
): Promise<Release | null> {
  const offered = live.offered.find((one) => one.slice === slice);
  const isOffered = offered?.versions.some(
    (one) => one.version === version && one.digest === digest,
  );
  if (!isOffered) return null;
  const release = await live.variant({ [slice]: version }).catch(() => null);
  return release?.contents?.[slice]?.digest === digest ? release : null;
}

const pathOf = (url: string): string => url.replace(/\/?(\?.*)?$/s, '');
