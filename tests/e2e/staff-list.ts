import type { Page } from 'playwright/test';
import { passGate, signInAsStaff } from './sign-in.ts';

/* What the lists of staff have in common. */

/** Opens a page of the staff's area as staff who have proved who they are. */
export async function openAsStaff(page: Page, path: string): Promise<void> {
  const staff = await signInAsStaff(page);
  await page.goto(path);
  await passGate(page, staff);
}

/** What the page asks of the API from now on, the path and its query. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) asked.push(pathname.replace('/api/v1', '') + search);
  });
  return asked;
}

/** The words at the head of the list's columns. */
export const headers = (page: Page) => page.getByRole('columnheader').allTextContents();

/** The links to the pages of the list. */
export const pageLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page \d+$/ });

/** Has the list answer so. */
export const answerList = (page: Page, path: string, json: object) =>
  page.route(`**/api/v1/admin/${path}*`, (route) => route.fulfill({ json }));
