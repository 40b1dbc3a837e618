import { profileQuery, readCampaign, useSession } from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { partnerTheme } from './partner-theme.ts';

/**
 * The colours of the partner: of a member's own, else of the one by whom this
 * tab came. The bar of a phone's browser takes the colour of the page.
 */
export function usePartnerTheme(): void {
  const isSignedIn = useSession((session) => session.signedIn);
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn });
  const theme = partnerTheme(profile?.partnerSlug ?? readCampaign().partner);

  useLayoutEffect(() => {
    const page = document.documentElement;
    if (page.dataset.theme === theme) return;
    page.dataset.theme = theme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', getComputedStyle(page).getPropertyValue('--color-canvas').trim());
  }, [theme]);
}
