import { useEffect } from 'react';

const PARTICLES = 120;

/**
 * Bursts once over the page when it comes; decoration, that is silent to screen readers. Nothing
 * bursts, and nothing is loaded for it, where motion is not wanted.
 */
export function Confetti() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isGone = false;
    let reset = () => {};
    void import('canvas-confetti').then(({ default: confetti }) => {
      if (isGone) return;
      // A worker would be a script of its own, which the page's policy refuses.
      const burst = confetti.create(undefined, { useWorker: false, resize: true });
      reset = () => burst.reset();
      // Above dialogs.
      void burst({
        particleCount: PARTICLES,
        spread: 80,
        startVelocity: 40,
        origin: { y: 0.6 },
        zIndex: 10_000,
        colors: coloursOf(getComputedStyle(document.documentElement)),
      });
    });
    return () => {
      isGone = true;
      reset();
    };
  }, []);
  return null;
}

/** The theme's accent with two tints of it, and its primary: what it bursts with looks like us. */
function coloursOf(theme: CSSStyleDeclaration): string[] {
  const accent = theme.getPropertyValue('--color-accent').trim();
  const primary = theme.getPropertyValue('--color-primary').trim();
  return [accent, tint(accent, 0.35), tint(accent, 0.65), primary];
}

/** A colour of six hexadecimal digits, so far towards white. */
const tint = (colour: string, share: number): string =>
  colour.replaceAll(/[\da-f]{2}/gi, (digits) => {
    const value = Number.parseInt(digits, 16);
    return Math.round(value + (255 - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
