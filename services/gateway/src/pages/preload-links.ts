import Type, { type Static } from 'typebox';

const Assets = Type.Object({
  js: Type.Object({ sync: Type.Array(Type.String()) }),
  css: Type.Object({ sync: Type.Array(Type.String()) }),
});

/** The part of a remote's mf-manifest.json that is read here. */
export const FederationManifest = Type.Object({
  metaData: Type.Object({
    remoteEntry: Type.Object({ name: Type.String(), path: Type.String() }),
  }),
  exposes: Type.Array(Type.Object({ name: Type.String(), assets: Assets })),
});
export type FederationManifest = Static<typeof FederationManifest>;

/**
 * Link tags for what a remote's first page needs, so that the browser fetches it
 * while the shell still starts: the manifest, the entry, and scripts and styles
 * of the exposed routes. The attributes have to be those of the later request,
 * else the browser fetches twice: federation fetches the manifest by CORS and
 * adds scripts without.
 * @param entry the manifest's URL, beside which the files lie
 */
export function preloadLinks(entry: string, manifest: FederationManifest): string {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const { name, path } = manifest.metaData.remoteEntry;
  const routes = manifest.exposes.find((exposed) => exposed.name === 'routes')?.assets;
  const scripts = [path ? `${path}/${name}` : name, ...(routes?.js.sync ?? [])];
  return [
    `<link rel="preload" as="fetch" crossorigin href="${escape(entry)}">`,
    ...scripts.map((file) => `<link rel="preload" as="script" href="${escape(folder + file)}">`),
    ...(routes?.css.sync ?? []).map(
      (file) => `<link rel="preload" as="style" href="${escape(folder + file)}">`,
    ),
  ].join('');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
