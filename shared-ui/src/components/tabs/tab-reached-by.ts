/**
 * The place of the tab to which a key leads, from 0; null for keys that lead nowhere. Arrows go
 * round, Home and End to the ends.
 * @param from the place of the tab that is shown
 */
export function tabReachedBy(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
