import { api, browserLocation } from '@reset/remote-sdk';
import { useState } from 'react';

/** She is of staff no longer: it has ended with that. */
const FORBIDDEN = 403;

/** Ends what the browser opens in another version, and loads the page again as it is live. */
export function useEndOverride() {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  return {
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    async end() {
      setState('pending');
      const answer = await api.delete('/admin/release_overrides/current');
      if (answer.ok || answer.error.status === FORBIDDEN) browserLocation.reload();
      else setState('failed');
    },
  };
}
