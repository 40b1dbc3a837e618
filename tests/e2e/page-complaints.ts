import type { Page } from 'playwright/test';

/** What the browser complains of from now on: errors, and what breaks the policy among them. */
export function pageComplaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
