import { api, browserLocation } from '@reset/remote-sdk';
import { useState } from 'react';

const NOT_IMPERSONATING = 409;

/**
 * Gives a member of staff her own session back and leaves for the page of the
 * one she viewed, by a full navigation, with which all that was read as that
 * person goes.
 * @param viewedId whom she views
 */
export function useStopViewing(viewedId: string) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  return {
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    async stop() {
      setState('pending');
      const answer = await api.post('/admin/users/stop_impersonating');
      // Ended already, in another tab: what is on this page is out of date.
      if (answer.ok || answer.error.status === NOT_IMPERSONATING) {
        browserLocation.assign(`/admin/users/${viewedId}`);
      } else {
        setState('failed');
      }
    },
  };
}
