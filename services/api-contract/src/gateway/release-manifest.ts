import Type, { type Static } from 'typebox';
import { Integrity } from './registry.ts';

/** Files of a release, relative to its folder, in the order in which they are to be asked for. */
export const Files = Type.Object({
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
});
export type Files = Static<typeof Files>;

/**
 * `manifest.json` in a release's folder: what the build says of itself. The
 * gateway preloads by it; no browser reads it.
 */
export const ReleaseManifest = Type.Object({
  /** The federation's container; null for the shell, which begins by its page. */
  entry: Type.Union([Type.String(), Type.Null()]),
  /** Of every script and stylesheet. */
  integrity: Type.Record(Type.String(), Integrity),
  /** What `./routes` consists of, beside the entry. */
  routes: Files,
  /** What each lazily imported page adds to it, by the name of its file: `dashboard-page`. */
  pages: Type.Record(Type.String(), Files),
});
export type ReleaseManifest = Static<typeof ReleaseManifest>;
