import type { PageReports } from '@reset/api-contract/gateway/page-report.ts';
import { isDemoSite } from '@reset/remote-sdk';
import { sliceReports, type SliceReports } from './reports.ts';

/**
 * From now on the gateway is told which slices this page runs, and which of them failed, uncaught
 * errors among them. A page without a gateway tells nobody.
 */
export function startReports(reports: SliceReports = sliceReports): void {
  if (isDemoSite()) return;
  window.addEventListener('error', ({ error }) => reports.failed('uncaught', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reports.failed('uncaught', reason));
  const own = document.querySelector<HTMLScriptElement>('script[src*="/releases/shell/"]');
  if (own) reports.running(own.src);
  reports.start((list) => {
    const body: PageReports = { reports: list.slice(0, 20) };
    // Nobody waits for it, and a page that is left still sends it.
    void fetch('/reports/pages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      keepalive: true,
      body: JSON.stringify(body),
    }).catch(() => undefined);
  });
}
