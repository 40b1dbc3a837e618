import type { Registry, ShellCode } from '@reset/api-contract/gateway/registry.ts';
import { registered, registeredShell, SHELL, type PlacedRemote } from './place-slice.ts';
import { RefusedRelease } from './refused-release.ts';

/** Everybody: a version that is live, not one beside the live one. */
export const EVERYBODY = 100;

/** Nobody: a version beside the live one that administrators open, to look at it before others do. */
export const CANDIDATE = 0;

/** A version beside the live one, and which share of people gets it, of a hundred. */
export type Share = { version: string; percent: number };

/** null where everybody gets the live version. */
export function canaryOf({ shell, remotes }: Registry, slice: string): Share | null {
  const canary = slice === SHELL ? shell.canary : remotes[slice]?.canary;
  return canary ? { version: canary.version, percent: canary.percent } : null;
}

/** The registry with a shell for so many; live for everybody, it ends the canary that it was. */
export const withShell = (live: Registry, code: ShellCode, percent: number): Registry => ({
  ...live,
  shell:
    percent === EVERYBODY
      ? registeredShell(code, live.shell)
      : { ...live.shell, canary: { ...code, percent } },
});

/** The same of a remote. */
export function withRemote(
  live: Registry,
  slice: string,
  placed: PlacedRemote,
  percent: number,
): Registry {
  const before = live.remotes[slice];
  if (percent === EVERYBODY) {
    return { ...live, remotes: { ...live.remotes, [slice]: registered(placed, before) } };
  }
  if (!before) {
    throw new RefusedRelease([
      `${slice} has no live version beside which it could stand: release it for everybody first.`,
    ]);
  }
  const canary = { ...placed.description, ...placed.code, percent };
  return { ...live, remotes: { ...live.remotes, [slice]: { ...before, canary } } };
}

/** The registry without a slice's canary; as it was when there is none. */
export function withoutCanary(live: Registry, slice: string): Registry {
  const { shell, remotes } = live;
  if (slice === SHELL) return { ...live, shell: allButCanary(shell) };
  const remote = remotes[slice];
  return remote ? { ...live, remotes: { ...remotes, [slice]: allButCanary(remote) } } : live;
}

const allButCanary = <Entry extends { canary?: unknown }>({ canary: _canary, ...rest }: Entry) =>
  rest;

/**
 * Whether a version stands beside the live one already and only gets more people, so that it was
 * judged before.
 * @throws RefusedRelease where that would take it from somebody, or end another canary unseen
 */
export function isWidening(live: Registry, slice: string, { version, percent }: Share): boolean {
  const canary = canaryOf(live, slice);
  if (!canary) return false;
  // Nobody has it: another one takes its place as if it had never been.
  if (canary.version !== version && canary.percent === CANDIDATE) return false;
  if (canary.version !== version) {
    throw new RefusedRelease([
      `${slice} ${canary.version} is live for ${canary.percent} % of people: release it for everybody (--percent ${EVERYBODY}) from the clone that it came from, or end it with npm run rollback -- ${slice}.`,
    ]);
  }
  if (percent < canary.percent) {
    throw new RefusedRelease([
      `${slice} ${version} is live for ${canary.percent} % of people, and nobody is moved back: end it with npm run rollback -- ${slice}.`,
    ]);
  }
  return true;
}
