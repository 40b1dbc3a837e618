import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';
import { preparePage, type PageParts, type PreparedPage } from './page-template.ts';
import type { PreloadLinks } from './preload-links.ts';

/** Who looks at a page, as far as the page differs. */
export type VisitorKind = 'visitor' | 'member' | 'staff';

type Who = Pick<PageData, 'signed_in' | 'staff'>;

/** What a page says to everybody, but for the remotes that it names. */
type ToEverybody = Omit<PageData, keyof Who | 'registry' | 'refused' | 'override'>;

/** What somebody of staff opened in another version than others get. */
export type PageOverride = NonNullable<PageData['override']>;

/** Each kind, and what its page says of it. */
const VISITORS: Record<VisitorKind, Who> = {
  visitor: { signed_in: false, staff: false },
  member: { signed_in: true, staff: false },
  staff: { signed_in: true, staff: true },
};

/** @param roles of the session; null without one */
export function visitorKind(roles: readonly string[] | null): VisitorKind {
  if (roles === null) return 'visitor';
  // Staff who view the product as a member find their way back.
  return roles.includes('admin') || roles.includes('viewer') ? 'staff' : 'member';
}

/**
 * One page as each kind of visitor gets it, prepared when the first of them asks; anew each time for who
 * opened another version, of whom there are few.
 */
export type PreparedPages = (visitor: VisitorKind, override?: PageOverride) => PreparedPage;

export type PreparePages = (
  head: string,
  preload: PreloadLinks,
  /** Whether the page is of an area that its visitor may not enter. */
  refused?: boolean,
) => PreparedPages;

/**
 * Most calls are preloaded for who is signed in: a visitor would only get a 401. Of the staff's
 * remote nobody else is told that there is one.
 */
export const preparePages =
  (
    html: string,
    {
      data,
      remotes,
      ...rest
    }: Pick<PageParts, 'release' | 'origin'> & {
      data: ToEverybody;
      remotes: Readonly<Record<string, RegisteredRemote>>;
    },
  ): PreparePages =>
  (head, { code, openCalls, calls }, refused = false) => {
    const prepared = new Map<VisitorKind, PreparedPage>();
    return (visitor, override) => {
      const known = override ? undefined : prepared.get(visitor);
      if (known) return known;
      const who = VISITORS[visitor];
      const preload = code + openCalls + (who.signed_in ? calls : '');
      const shown = who.staff ? remotes : forEverybody(remotes);
      const registry = { remotes: override ? withoutFallback(shown, override) : shown };
      const page = { ...data, ...who, registry, refused, ...(override && { override }) };
      const made = preparePage(html, { ...rest, head, preload, data: page });
      if (!override) prepared.set(visitor, made);
      return made;
    };
  };

const forEverybody = (remotes: Readonly<Record<string, RegisteredRemote>>) =>
  Object.fromEntries(Object.entries(remotes).filter(([, { audience }]) => audience !== 'staff'));

/** Whoever looks at a version is to see that it fails, and not another one in its place. */
const withoutFallback = (
  remotes: Readonly<Record<string, RegisteredRemote>>,
  { slice }: PageOverride,
) =>
  Object.fromEntries(
    Object.entries(remotes).map(([key, remote]) => [
      key,
      key === slice ? { ...remote, previous: null } : remote,
    ]),
  );
