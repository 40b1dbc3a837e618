import { browserLocation, pageData } from '@reset/remote-sdk';
import { useEffect, useEffectEvent } from 'react';
import type { Releases } from '../api/get-releases.ts';

/**
 * The page of releases is what is live, and so is its code of all others: whoever goes from it to
 * another page, while this browser opens something in another version, has that page loaded anew.
 */
export function useLivePage(override: Releases['override'] | undefined): void {
  const leave = useEffectEvent(() => {
    if (override?.here && !pageData().override) browserLocation.reload();
  });
  useEffect(() => () => leave(), []);
}
