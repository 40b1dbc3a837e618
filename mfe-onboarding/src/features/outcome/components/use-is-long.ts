import { useEffect, useState } from 'react';

const LONG_MS = 60_000;

/** Whether what this stands in has been waiting for a minute. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
