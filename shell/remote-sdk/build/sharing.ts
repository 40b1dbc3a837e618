import sdk from '../package.json' with { type: 'json' };

/**
 * What the shell brings once for everybody. Two copies of any of these break:
 * two Reacts lose hooks, two routers or form engines lose their context.
 */
const SINGLETONS = {
  react: sdk.dependencies.react,
  'react/': sdk.dependencies.react,
  'react-dom': sdk.dependencies['react-dom'],
  'react-router': sdk.dependencies['react-router'],
  zustand: sdk.dependencies.zustand,
  '@tanstack/react-query': sdk.dependencies['@tanstack/react-query'],
  '@reset/remote-sdk': sdk.version,
};

/**
 * What the shell offers and a remote may bring itself: a remote that depends on
 * another version than the live shell has falls back to its own copy, so that a
 * new component needs no release of the shell. Versions are read from the
 * package.json files. One form engine, because fields find their form through it.
 */
const OFFERED = {
  '@reset/shared-ui': { singleton: false },
  formik: { singleton: true },
};

interface Shared {
  singleton: boolean;
  version?: string;
  requiredVersion?: string;
  strictVersion?: boolean;
  eager?: boolean;
  import?: false;
}

/** The shell's side: everything is in its first file, so that sharing costs no request. */
export function sharedByShell(): Record<string, Shared> {
  return {
    ...each(SINGLETONS, (version) => ({
      singleton: true,
      eager: true,
      requiredVersion: version,
      strictVersion: true,
    })),
    ...each(OFFERED, (offer) => ({ ...offer, eager: true })),
  };
}

/**
 * A remote's side. It carries no singleton of its own, and a shell that is too
 * old for it refuses it with both versions in the message.
 */
export function usedByRemote(): Record<string, Shared> {
  return {
    ...each(SINGLETONS, (version) => ({
      singleton: true,
      import: false as const,
      requiredVersion: `^${version}`,
      strictVersion: true,
    })),
    ...each(OFFERED, (offer) => ({ ...offer, strictVersion: true })),
  };
}

function each<Entry>(
  entries: Record<string, Entry>,
  share: (entry: Entry) => Shared,
): Record<string, Shared> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, share(entry)]));
}
