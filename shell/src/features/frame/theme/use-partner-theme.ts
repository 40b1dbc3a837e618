import { usePartner } from '@reset/remote-sdk';
import { useLayoutEffect } from 'react';

/**
 * The theme of the partner under whose brand somebody is here, else our own, and the colours of her
 * card. The bar of a phone's browser takes the colour of the page.
 */
export function usePartnerTheme(): void {
  const partner = usePartner();
  const theme = partner?.theme ?? 'reset';
  const { ground, arc } = partner?.cardVisuals ?? OUR_CARD;

  useLayoutEffect(() => {
    const page = document.documentElement;
    if (page.dataset.theme === theme) return;
    page.dataset.theme = theme;
    const canvas = getComputedStyle(page).getPropertyValue('--color-canvas').trim();
    // One is for the dark; the one that counts now is the one that has to be right.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', canvas);
    }
  }, [theme]);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--card-ground', ground);
    style.setProperty('--card-arc', arc);
  }, [ground, arc]);
}

/** As the theme has it: an empty value takes away what stood there. */
const OUR_CARD = { ground: '', arc: '' };
