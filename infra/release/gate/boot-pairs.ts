import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, ShellCode } from '@reset/api-contract/gateway/registry.ts';
import { remoteIn, SHELL } from '../place-slice.ts';
import type { Candidate } from './boot.ts';

/**
 * What a release of the shell or a remote makes possible, of shell {live, before, canary} and remote
 * {live, before, canary}: a new remote in the live shell, in the one before it, to which a rollback
 * returns, and in the one that some people get; a new shell with all live remotes, with those before
 * them, to which a page falls back, and with those that some people get. Pairs without the release were
 * tried when they came to be.
 * @param next the registry as it would be
 */
export const bootPairs = (next: Registry, slice: string, store: string): Promise<Candidate[]> =>
  slice === SHELL ? withEachRemote(next, store) : inEachShell(next, slice, store);

async function withEachRemote(next: Registry, store: string): Promise<Candidate[]> {
  const html = await htmlOf(next.shell, store);
  const others = await Promise.all(
    Object.entries(next.remotes).flatMap(([name, { previous, canary }]) =>
      [previous, canary].map(async (other): Promise<Candidate[]> => {
        if (!other) return [];
        const { description, code } = await remoteIn(store, name, other.version);
        const remotes = { ...next.remotes, [name]: { ...description, ...code, previous: null } };
        return [{ registry: { ...next, remotes }, html, slices: [name], pages: 'first' }];
      }),
    ),
  );
  const slices = Object.keys(next.remotes);
  return [{ registry: next, html, slices, pages: 'all' }, ...others.flat()];
}

async function inEachShell(next: Registry, slice: string, store: string): Promise<Candidate[]> {
  const { previous, canary } = next.shell;
  const others = await Promise.all(
    [previous, canary].map(async (shell): Promise<Candidate[]> => {
      if (!shell) return [];
      const registry = { ...next, shell: { ...shell, previous: null } };
      return [{ registry, html: await htmlOf(shell, store), slices: [slice], pages: 'first' }];
    }),
  );
  const html = await htmlOf(next.shell, store);
  return [{ registry: next, html, slices: [slice], pages: 'all' }, ...others.flat()];
}

const htmlOf = ({ html }: ShellCode, store: string): Promise<string> =>
  readFile(join(store, html.replace('/releases/', '')), 'utf8');
