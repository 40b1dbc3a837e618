import { useState } from 'react';
import { api } from './api.ts';
import { browserLocation } from './browser-location.ts';

const NOT_IMPERSONATING = 409;

/**
 * Gives a member of staff her own session back and leaves for a page of hers, by a full navigation,
 * with which all that was read as the person whom she viewed goes.
 * @param location where she goes on
 */
export function useStopViewing(location: string) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  return {
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    async stop() {
      setState('pending');
      const answer = await api.post('/admin/users/stop_impersonating');
      // Ended already, in another tab: what is on this page is out of date.
      if (answer.ok || answer.error.status === NOT_IMPERSONATING) {
        browserLocation.assign(location);
      } else {
        setState('failed');
      }
    },
  };
}
