import { usePartner } from '@reset/remote-sdk';
import { useLayoutEffect } from 'react';

/**
 * The colours of the partner under whose brand somebody is here, else our own. The bar of a
 * phone's browser takes the colour of the page.
 */
export function usePartnerTheme(): void {
  const theme = usePartner()?.theme ?? 'reset';

  useLayoutEffect(() => {
    const page = document.documentElement;
    if (page.dataset.theme === theme) return;
    page.dataset.theme = theme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', getComputedStyle(page).getPropertyValue('--color-canvas').trim());
  }, [theme]);
}
