import { useState } from 'react';

type Way = 'forward' | 'back';

/** As long as the animation of what leaves. */
const LEAVE_MS = 150;

/**
 * Lets a step slide out before the next one takes its place. The browser's own way back waits
 * for nobody: then the step that comes slides in, and that is all.
 * @param step that is shown
 */
export function useSlideOut(step: string) {
  const [left, setLeft] = useState<{ step: string; way: Way } | null>(null);
  if (left && left.step !== step) setLeft(null);
  return {
    /** Which way the step is leaving; undefined while it stays. */
    leaving: left?.step === step ? left.way : undefined,
    async slideOut(way: Way): Promise<void> {
      setLeft({ step, way });
      await new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
    },
  };
}
