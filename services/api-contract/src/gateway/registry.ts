import Type, { type Static } from 'typebox';

/** One entry in the side bar. `icon` is the name of a lucide icon. */
export const NavigationEntry = Type.Object({
  label: Type.String(),
  path: Type.String(),
  icon: Type.String(),
});
export type NavigationEntry = Static<typeof NavigationEntry>;

/** What a slice says of its remote in `mfe-…/remote.json`. */
export const RemoteDescription = Type.Object({
  /** The container's name in the federation: letters, digits and underscores. */
  name: Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
  team: Type.String(),
  /** `/` is the home page alone; any other is itself and all below it. */
  prefixes: Type.Array(Type.String({ pattern: '^/' })),
  navigation: Type.Array(NavigationEntry),
});
export type RemoteDescription = Static<typeof RemoteDescription>;

/** One remote as it is live: its description and where its files are. */
export const RegisteredRemote = Type.Object({
  ...RemoteDescription.properties,
  version: Type.String(),
  /** URL of the federation manifest. */
  entry: Type.String(),
  /** The version before this one, to fall back to; null when there was none. */
  previous: Type.Union([
    Type.Object({ version: Type.String(), entry: Type.String() }),
    Type.Null(),
  ]),
});
export type RegisteredRemote = Static<typeof RegisteredRemote>;

/** `registry.json` in the release store: what is live. */
export const Registry = Type.Object({
  shell: Type.Object({ version: Type.String(), html: Type.String() }),
  remotes: Type.Record(Type.String(), RegisteredRemote),
});
export type Registry = Static<typeof Registry>;
