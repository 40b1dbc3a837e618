import Type, { type Static } from 'typebox';
import { Integrity, RemoteDescription } from './registry.ts';

/** Files of a release, relative to its folder, in the order in which they are to be asked for. */
export const Files = Type.Object({
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
});
export type Files = Static<typeof Files>;

/** What a build says of the packages that shell and remotes share. */
export const Sharing = Type.Object({
  /** Of the federation's runtime, which the shell brings for all. */
  runtime: Type.String(),
  /** The shell: what it brings, and in which version. A remote: which range of it it needs. */
  packages: Type.Record(Type.String(), Type.String()),
  /**
   * Of packages that the shell brings in part: the names that it offers, or that
   * a remote imports; `*` is everything.
   */
  names: Type.Record(Type.String(), Type.Array(Type.String())),
  /**
   * The shell: which exports of a remote's `./routes` it asks for. A remote: which ones there are.
   * Absent of releases before it was written down.
   */
  exposed: Type.Optional(Type.Array(Type.String())),
});
export type Sharing = Static<typeof Sharing>;

/**
 * `manifest.json` in a release's folder: what the build says of itself. The
 * gateway preloads by it; no browser reads it.
 */
export const ReleaseManifest = Type.Object({
  /** The federation's container; null for the shell, which begins by its page. */
  entry: Type.Union([Type.String(), Type.Null()]),
  /** What its remote.json said; null for the shell. */
  remote: Type.Union([RemoteDescription, Type.Null()]),
  sharing: Sharing,
  /** Of every script and stylesheet. */
  integrity: Type.Record(Type.String(), Integrity),
  /** What `./routes` consists of, beside the entry. */
  routes: Files,
  /** What each lazily imported page adds to it, by the name of its file: `dashboard-page`. */
  pages: Type.Record(Type.String(), Files),
});
export type ReleaseManifest = Static<typeof ReleaseManifest>;
