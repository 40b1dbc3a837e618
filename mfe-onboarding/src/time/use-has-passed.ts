import { useEffect, useState } from 'react';

/** Whether that many milliseconds have passed since what uses it came. */
export function useHasPassed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
