/**
 * Whether a page of ours led to this document, by a link or a script: no reload, no way through the
 * browser's history, and nobody else's link.
 */
export function cameFromOwnPage(): boolean {
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
