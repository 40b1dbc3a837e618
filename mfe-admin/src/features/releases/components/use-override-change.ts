import { browserLocation, pageData } from '@reset/remote-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { releasesQuery, type Slice, type SliceVersion } from '../api/get-releases.ts';
import { beginOverride, endOverride } from '../api/override-release.ts';

export interface OverrideChange {
  /** What is being opened, or `end`; null while nothing is under way. */
  pending: string | null;
  /** Why the last one was refused; null unless it was. */
  problem: string | null;
  /** Opens a slice in a version, and leaves for a page of its by a full navigation. */
  open: (slice: Slice, version: SliceVersion) => Promise<void>;
  /** Ends what is open; where this page is of it, it is loaded again as it is live. */
  end: () => Promise<void>;
}

/** Begins and ends what the browser opens in another version, one at a time. */
export function useOverrideChange(): OverrideChange {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = (what: string) => {
    setPending(what);
    setProblem(null);
  };
  const settle = async (refused: string | null) => {
    await queryClient.invalidateQueries({ queryKey: releasesQuery.queryKey });
    setPending(null);
    setProblem(refused);
  };
  return {
    pending,
    problem,
    async open({ slice }, { version }) {
      begin(`${slice} ${version}`);
      const begun = await beginOverride({ slice, version });
      if (begun.ok) browserLocation.assign(begun.data.path);
      else await settle(begun.error.message);
    },
    async end() {
      begin('end');
      const ended = await endOverride();
      if (ended.ok && pageData().override) return browserLocation.reload();
      await settle(ended.ok ? null : ended.error.message);
    },
  };
}
