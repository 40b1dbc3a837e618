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
      });
    });
    return () => {
      isGone = true;
      reset();
    };
  }, []);
  return null;
}
