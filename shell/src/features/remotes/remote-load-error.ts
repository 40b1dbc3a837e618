import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';

/** A remote whose code did not arrive, did not run or was none of ours. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
  readonly remote: string;
  readonly team: string;

  constructor(remote: RegisteredRemote, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${remote.name} ${remote.version} of team ${remote.team} did not load: ${why}`, {
      cause,
    });
    this.remote = remote.name;
    this.team = remote.team;
  }
}
