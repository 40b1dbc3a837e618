/** What of a path is known only when it runs. */
export const ANY = '*';

/** What a call has to be found by among routes; its path may have `ANY` in it. */
interface Called {
  method: string;
  path: string;
}

/** A route that a call may come to, and whether that is certain. */
export interface Match<Route> {
  route: Route;
  isCertain: boolean;
}

/**
 * The routes that a call may come to: the one that a router would choose, and those whose names what
 * is known only when it runs may be as well.
 * @param call of `ANY` method where that is not known
 */
export function matchesOf<Route extends Called>(
  call: Called,
  routes: readonly Route[],
): Match<Route>[] {
  const fits = routes
    .filter(({ method }) => call.method === ANY || method === call.method)
    .flatMap((route) => {
      const fit = fitOf(call.path, route.path);
      return fit ? [{ route, ...fit }] : [];
    });
  const certain = fits.filter(({ isCertain }) => isCertain);
  const names = Math.max(...certain.map((fit) => fit.names));
  return fits.filter((fit) =>
    fit.isCertain ? fit.names === names : fit.isWhole || certain.length === 0,
  );
}

/** The same without how certain they are. */
export const routesFor = <Route extends Called>(call: Called, routes: readonly Route[]): Route[] =>
  matchesOf(call, routes).map(({ route }) => route);

/** The path of a route as a call of it: what it has parameters for may be anything. */
export const asCalled = (path: string): string => path.replaceAll(/:[^/]+/g, ANY);

/** How a call is a route's: by how many names, and of as many segments; null where it is not. */
function fitOf(
  call: string,
  route: string,
): { names: number; isCertain: boolean; isWhole: boolean } | null {
  const [called, answered] = [call, route].map((path) => path.split('/'));
  if (!called || !answered || called.length > answered.length) return null;
  const isWhole = called.length === answered.length;
  // What ends a path that is known by its words alone may have more than one name.
  const mayGoOn = called[1] === 'internal' && called.at(-1) === ANY;
  if (!isWhole && !mayGoOn) return null;
  const pairs = answered.map((name, index) => ({ segment: called[index] ?? ANY, name }));
  if (!pairs.every(mayBe)) return null;
  const named = pairs.filter(({ name }) => !name.startsWith(':'));
  return {
    names: named.length,
    isWhole,
    isCertain: isWhole && named.every(({ segment, name }) => segment === name),
  };
}

function mayBe({ segment, name }: { segment: string; name: string }): boolean {
  if (name.startsWith(':')) return segment !== '';
  const [first = '', ...rest] = segment.split(ANY);
  if (rest.length === 0) return first === name;
  return name.startsWith(first) && name.endsWith(rest.at(-1) ?? '');
}
