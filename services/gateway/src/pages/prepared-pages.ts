import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import { preparePage, type PageParts, type PreparedPage } from './page-template.ts';
import type { PreloadLinks } from './preload-links.ts';
import { visitorKinds, type VisitorKind } from './visitor-kind.ts';

/** One page as each kind of visitor gets it. */
export type PreparedPages = ReadonlyMap<VisitorKind, PreparedPage>;

export type PreparePages = (head: string, preload: PreloadLinks) => PreparedPages;

/** Most calls are preloaded for who is signed in: a visitor would only get a 401. */
export const preparePages =
  (
    html: string,
    {
      data,
      ...rest
    }: Pick<PageParts, 'release' | 'origin'> & { data: Omit<PageData, 'signed_in' | 'staff'> },
  ): PreparePages =>
  (head, { code, openCalls, calls }) =>
    new Map(
      visitorKinds.map(([kind, who]) => {
        const preload = code + openCalls + (who.signed_in ? calls : '');
        return [kind, preparePage(html, { ...rest, head, preload, data: { ...data, ...who } })];
      }),
    );
