import type { Sharing } from '@reset/api-contract/gateway/release-manifest.ts';
import { satisfies } from 'semver';

/**
 * Whether a remote can live on what a shell shares. Both are known before
 * anything is loaded: each build writes it into its manifest.
 * @returns one sentence for each thing that does not fit; none when all does
 */
export function judgeSharing(remote: Sharing, shell: Sharing): string[] {
  const packages = Object.entries(remote.packages).flatMap(([name, range]) => {
    const version = shell.packages[name];
    if (version === undefined) return [`The shell does not bring ${name}.`];
    return satisfies(version, range)
      ? []
      : [`The shell brings ${name} ${version}, and the remote needs ${range}.`];
  });
  const names = Object.entries(remote.names).flatMap(([name, imported]) => {
    const offered = shell.names[name];
    // A package that the shell brings whole has no list.
    const missing = offered ? imported.filter((one) => !offered.includes(one)) : [];
    return missing.length > 0
      ? [`The shell does not offer ${missing.join(', ')} of ${name} (${listOf(name)}).`]
      : [];
  });
  const runtime =
    remote.runtime === shell.runtime
      ? []
      : [`The shell's federation is ${shell.runtime}, and the remote's ${remote.runtime}.`];
  const { exposed } = remote;
  const missing = exposed ? (shell.exposed ?? []).filter((name) => !exposed.includes(name)) : [];
  const routes =
    missing.length > 0
      ? [
          `The shell asks for ${missing.join(', ')} of ./routes, which src/routes.tsx does not export: export it again.`,
        ]
      : [];
  return [...runtime, ...packages, ...names, ...routes];
}

const listOf = (name: string): string =>
  name === '@reset/remote-sdk' ? 'shell/remote-sdk/src/index.ts' : 'shell/src/shared';
