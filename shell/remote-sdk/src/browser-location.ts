/**
 * Where the browser is and how it leaves: an object, so that tests can stand in
 * for a navigation that no test environment performs.
 */
export const browserLocation = {
  /** Path, query and hash of the page. */
  here: () => window.location.pathname + window.location.search + window.location.hash,
  /** A full navigation, which renews session, CSRF token and registry. */
  assign: (path: string) => window.location.assign(path),
  /** The same from a page that is over: the browser's Back passes it by. */
  replace: (path: string) => window.location.replace(path),
  reload: () => window.location.reload(),
};
