import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { remoteIn, SHELL } from '../place-slice.ts';
import type { Candidate } from './boot.ts';

/**
 * What a release of the shell or a remote makes possible, of shell {live, before} and remote {live,
 * before}: a new remote in the live shell and in the one before it, to which a rollback returns; a new
 * shell with all live remotes, and with those before them, to which a page falls back. Pairs without
 * the release were tried when they came to be.
 * @param next the registry as it would be
 */
export async function bootPairs(
  next: Registry,
  slice: string,
  store: string,
): Promise<Candidate[]> {
  const htmlOf = (html: string) => readFile(join(store, html.replace('/releases/', '')), 'utf8');
  const html = await htmlOf(next.shell.html);
  if (slice === SHELL) {
    const before = await Promise.all(
      Object.entries(next.remotes).map(async ([name, remote]): Promise<Candidate[]> => {
        if (!remote.previous) return [];
        const { description, code } = await remoteIn(store, name, remote.previous.version);
        const remotes = { ...next.remotes, [name]: { ...description, ...code, previous: null } };
        return [{ registry: { ...next, remotes }, html, slices: [name], pages: 'first' }];
      }),
    );
    const live: Candidate = {
      registry: next,
      html,
      slices: Object.keys(next.remotes),
      pages: 'all',
    };
    return [live, ...before.flat()];
  }
  const live: Candidate = { registry: next, html, slices: [slice], pages: 'all' };
  const { previous } = next.shell;
  if (!previous) return [live];
  const shell = { ...previous, previous: null };
  return [
    live,
    {
      registry: { ...next, shell },
      html: await htmlOf(previous.html),
      slices: [slice],
      pages: 'first',
    },
  ];
}
