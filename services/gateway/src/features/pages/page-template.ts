import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import { scriptSafeJson } from '#http/script-safe-json.ts';
import { gzipAround } from './gzip.ts';

/** A page but for its CSRF token. */
export type PreparedPage = {
  /** The whole page. */
  complete(csrfToken: string): string;
  /** The same as gzip, for little more than the copying. */
  completeGzipped(csrfToken: string): Buffer;
};

/** What takes the places that the shell's page leaves. */
export type PageParts = {
  /** The folder of the shell's release, as a URL. */
  release: string;
  /** Our own, where an address has to be absolute. */
  origin: string;
  head: string;
  preload: string;
  data: PageData;
};

/** Fills in what does not depend on the session. */
export function preparePage(
  html: string,
  { release, origin, head, preload, data }: PageParts,
): PreparedPage {
  // By functions: a `$` in a replacement string would be an instruction.
  const pieces = html
    .replaceAll('%origin%', () => origin)
    .replaceAll('%release%', () => release)
    .replaceAll('<!--head-->', () => head)
    .replaceAll('<!--preload-->', () => preload)
    .replaceAll('%page_data%', () => scriptSafeJson(data))
    .split('%csrf_token%');
  let gzip: ((word: string) => Buffer) | undefined;
  return {
    complete: (csrfToken) => pieces.join(csrfToken),
    completeGzipped(csrfToken) {
      // Not before somebody asks: most pages of a release are never opened by all kinds of visitors.
      gzip ??= gzipAround(pieces);
      return gzip(csrfToken);
    },
  };
}
