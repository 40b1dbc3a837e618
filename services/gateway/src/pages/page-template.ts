import type { PageData } from '@reset/api-contract/gateway/page-data.ts';

/** A page but for its CSRF token, which goes between the pieces. */
export type PreparedPage = readonly string[];

/** Fills in what does not depend on the session. */
export function preparePage(
  html: string,
  { release, preload, data }: { release: string; preload: string; data: PageData },
): PreparedPage {
  // By functions: a `$` in a replacement string would be an instruction.
  return html
    .replaceAll('%release%', () => release)
    .replaceAll('<!--preload-->', () => preload)
    .replaceAll('%page_data%', () => scriptSafe(data))
    .split('%csrf_token%');
}

export const completePage = (page: PreparedPage, csrfToken: string): string => page.join(csrfToken);

// Inside a script element only '<' can end it or open a comment.
const scriptSafe = (data: PageData): string => JSON.stringify(data).replaceAll('<', '\\u003c');
