import { browserLocation, pageData } from '@reset/remote-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { releasesQuery, type Slice, type SliceVersion } from '../api/get-releases.ts';
import { beginOverride, endOverride } from '../api/override-release.ts';

export interface OverrideChange {
  /** What is being opened, or `end`; null while nothing is under way. */
  pending: string | null;
  /** What became of the last one; null before the first. */
  outcome: { is: 'begun' | 'ended' } | { is: 'refused'; why: string } | null;
  /** Opens a slice in a version, of which the next page is that the browser loads. */
  open: (slice: Slice, version: SliceVersion) => Promise<void>;
  /** Ends what is open; where this page is of it, it is loaded again as it is live. */
  end: () => Promise<void>;
}

/** Begins and ends what the browser opens in another version, one at a time. */
export function useOverrideChange(): OverrideChange {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<OverrideChange['outcome']>(null);
  const settle = async (next: OverrideChange['outcome']) => {
    await queryClient.invalidateQueries({ queryKey: releasesQuery.queryKey });
    setPending(null);
    setOutcome(next);
  };
  return {
    pending,
    outcome,
    async open({ slice }, { version }) {
      setPending(`${slice} ${version}`);
      const begun = await beginOverride({ slice, version });
      await settle(begun.ok ? { is: 'begun' } : { is: 'refused', why: begun.error.message });
    },
    async end() {
      setPending('end');
      const ended = await endOverride();
      if (ended.ok && pageData().override) return browserLocation.reload();
      await settle(ended.ok ? { is: 'ended' } : { is: 'refused', why: ended.error.message });
    },
  };
}
