import Type, { type Static } from 'typebox';

/** What a link says: in English, and by language in the others. */
const linkText = {
  label: Type.String(),
  labels: Type.Optional(Type.Record(Type.String(), Type.String())),
};

/** One entry in the side bar. `icon` is the name of a lucide icon. */
export const NavigationEntry = Type.Object({
  ...linkText,
  path: Type.String(),
  icon: Type.String(),
  /** On a narrow screen it has no place at the foot, but in a drawer behind a button. */
  in_drawer: Type.Optional(Type.Boolean()),
});
export type NavigationEntry = Static<typeof NavigationEntry>;

/** One link at the top of pages that have no side bar. */
export const SiteLink = Type.Object({ ...linkText, path: Type.String() });
export type SiteLink = Static<typeof SiteLink>;

/** What a path needs first, so that the page can name it before any script has run. */
export const FirstPaint = Type.Object({
  /** The chunk of the page: the name of its file, `dashboard-page`. */
  page: Type.Optional(Type.String()),
  /** GET calls of signed-in people, from below `/api/v1`. */
  calls: Type.Optional(Type.Array(Type.String({ pattern: '^/' }))),
  /** GET calls that anybody may make. */
  open_calls: Type.Optional(Type.Array(Type.String({ pattern: '^/' }))),
});
export type FirstPaint = Static<typeof FirstPaint>;

/** What search engines, and whoever is sent a link, are told of a page. */
export const PageDescription = Type.Object({
  /** `{{partner}}` is the partner's name on a path that has `/:partner`. */
  title: Type.String({ minLength: 1, maxLength: 70 }),
  description: Type.String({ minLength: 1, maxLength: 200 }),
  /** Whether search engines may list it. */
  listed: Type.Boolean(),
});
export type PageDescription = Static<typeof PageDescription>;

/** What a slice says of its remote in `mfe-…/remote.json`. */
export const RemoteDescription = Type.Object({
  /** The container's name in the federation: letters, digits and underscores. */
  name: Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
  team: Type.String(),
  /**
   * `/` is the home page alone; any other is itself and all below it. `/:partner` stands for each
   * partner's slug: in a page's registry there are the slugs in its place.
   */
  prefixes: Type.Array(Type.String({ pattern: '^/' })),
  navigation: Type.Array(NavigationEntry),
  /** Its links at the top of plain pages, its own and those of all other remotes. */
  header: Type.Optional(Type.Array(SiteLink)),
  /** Paths, each with all below it, that show no such links: forms to finish, with nothing beside. */
  quiet: Type.Optional(Type.Array(Type.String({ pattern: '^/' }))),
  /**
   * Paths, each with all below it, on which money or an application is under way: a browser goes on
   * with the versions of its first page there, through releases and rollbacks, until it leaves.
   */
  pinned: Type.Optional(Type.Array(Type.String({ pattern: '^/' }))),
  /** `staff`: nobody else is given its code. Absent: everybody. */
  audience: Type.Optional(Type.Literal('staff')),
  /** By exact path, `/:partner` for each partner's slug: as `first` below. */
  pages: Type.Optional(Type.Record(Type.String(), PageDescription)),
  /**
   * `pages` are all pages that it has, but for what editors write below these paths: any other path
   * of its prefixes is answered with 404. Absent: each of them may be a page.
   */
  open: Type.Optional(Type.Array(Type.String({ pattern: '^/' }))),
  /** By exact path, or by path with its query where that alone needs it. */
  first: Type.Optional(Type.Record(Type.String(), FirstPaint)),
});
export type RemoteDescription = Static<typeof RemoteDescription>;

/** `sha384-…`, as an integrity attribute has it. */
export const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });

/** A remote's code: its entry, which knows the integrity of everything that it loads. */
export const RemoteCode = Type.Object({
  /** The name of the release's folder: it follows from the content. */
  version: Type.String(),
  /** URL of the entry script. */
  entry: Type.String(),
  /** null for a development server, whose files change under way. */
  integrity: Type.Union([Integrity, Type.Null()]),
});
export type RemoteCode = Static<typeof RemoteCode>;

/** Which share of people gets a canary, of a hundred; none while it is a candidate that only staff open. */
const percent = Type.Integer({ minimum: 0, maximum: 99 });

/** A version of a remote beside the live one, for a share of people, with the description that it brings. */
export const RemoteCanary = Type.Object({
  ...RemoteDescription.properties,
  ...RemoteCode.properties,
  percent,
});
export type RemoteCanary = Static<typeof RemoteCanary>;

/** The version of a remote before the live one. */
export const PreviousRemote = Type.Object({
  ...RemoteCode.properties,
  /**
   * Of all that it is, the description that it brings among it (`contentDigest` of service-kit): by
   * this alone the registry vouches for more of it than its code. Absent in registries of before.
   */
  digest: Type.Optional(Type.String()),
});
export type PreviousRemote = Static<typeof PreviousRemote>;

/** One remote as it is live: its description and where its code is. */
export const RegisteredRemote = Type.Object({
  ...RemoteDescription.properties,
  ...RemoteCode.properties,
  /** The version before this one, to fall back to; null when there was none. */
  previous: Type.Union([PreviousRemote, Type.Null()]),
  /** Absent where everybody gets the live one; of which of both a page is, it does not say. */
  canary: Type.Optional(RemoteCanary),
});
export type RegisteredRemote = Static<typeof RegisteredRemote>;

/** The shell's page, which knows the integrity of everything that it loads. */
export const ShellCode = Type.Object({
  version: Type.String(),
  /** URL of the page as it was built. */
  html: Type.String(),
  /** Its own. Absent for a development server, whose page changes under way. */
  integrity: Type.Optional(Integrity),
});
export type ShellCode = Static<typeof ShellCode>;

/** A version of the shell beside the live one, for a share of people. */
export const ShellCanary = Type.Object({ ...ShellCode.properties, percent });
export type ShellCanary = Static<typeof ShellCanary>;

/** The shell as it is live. */
export const RegisteredShell = Type.Object({
  ...ShellCode.properties,
  previous: Type.Union([ShellCode, Type.Null()]),
  canary: Type.Optional(ShellCanary),
});
export type RegisteredShell = Static<typeof RegisteredShell>;

/** Who looks after the shell, as CODEOWNERS has it; a remote says so itself. */
export const SHELL_TEAM = 'platform';

/** What is live of shell and remotes. */
export const Registry = Type.Object({
  shell: RegisteredShell,
  remotes: Type.Record(Type.String(), RegisteredRemote),
});
export type Registry = Static<typeof Registry>;

/**
 * `registry.json` in the release store: what is live, and an Ed25519 signature over it, which is the
 * id of its key and its bytes in base64url with a point between. Who signs and who looks:
 * `@reset/service-kit`.
 */
export const SignedRegistry = Type.Object({ ...Registry.properties, signature: Type.String() });
export type SignedRegistry = Static<typeof SignedRegistry>;
