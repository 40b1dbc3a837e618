import type { RouteObject } from 'react-router';
import type { Translations } from './language/language.ts';

/**
 * What a remote's `./routes` default-exports. Paths are absolute and lie below
 * the prefixes of its `remote.json`; pages are lazy.
 */
export interface RemoteModule {
  routes: RouteObject[];
  /** All of its catalogues in other languages. */
  translations?: Translations;
}

/** What is said of a page: as it is, or in the language of the moment at which it is shown. */
export type RouteText = string | (() => string);

export const sayRouteText = (text: RouteText): string => (typeof text === 'string' ? text : text());

/** One step of the breadcrumbs and the page that it leads to. */
interface Crumb {
  crumb: RouteText;
  /** Parameters of the page's own path may stand in it, as `:id`. */
  path: string;
}

/** A route's `handle`: what the shell shows around the page. */
export interface RouteHandle {
  /** Becomes the document's title, '{title} | Reset'. */
  title: RouteText;
  /** The page's step in the breadcrumbs; none when absent. */
  crumb?: RouteText;
  /** The steps above the page's own, topmost first, where its path does not say it. */
  parents?: Crumb[];
  /**
   * `member`: side bar and breadcrumbs. `staff`: a rail with the places of staff, and room for wide
   * tables. `plain`, the default: the header of the site.
   */
  layout?: 'member' | 'staff' | 'plain';
}
