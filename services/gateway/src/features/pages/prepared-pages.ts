import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import { preparePage, type PageParts, type PreparedPage } from './page-template.ts';
import type { PreloadLinks } from './preload-links.ts';

/** Who looks at a page, as far as the page differs. */
export type VisitorKind = 'visitor' | 'member' | 'staff';

type Who = Pick<PageData, 'signed_in' | 'staff'>;

/** Each kind, and what its page says of it. */
const visitorKinds: readonly (readonly [VisitorKind, Who])[] = [
  ['visitor', { signed_in: false, staff: false }],
  ['member', { signed_in: true, staff: false }],
  ['staff', { signed_in: true, staff: true }],
];

/** @param roles of the session; null without one */
export function visitorKind(roles: readonly string[] | null): VisitorKind {
  if (roles === null) return 'visitor';
  return roles.includes('admin') ? 'staff' : 'member';
}

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
