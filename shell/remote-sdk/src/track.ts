import { pageData } from './page-data.ts';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes an event to the data layer; outside production the console shows it too. */
export function track(event: string, data: Record<string, unknown> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...data });
  if (pageData().environment !== 'production') console.info('track', event, data);
}
