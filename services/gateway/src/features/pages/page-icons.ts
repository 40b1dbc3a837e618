/** An icon that a page names. */
export type PageIcon = {
  src: string;
  /** `512x512`; `any` of a drawing, which is as sharp in each. */
  sizes: string;
};

/** The icons that a page of the shell names, in its order. @param release the folder of its release */
export const pageIcons = (html: string, release: string): PageIcon[] =>
  [...html.matchAll(/<link\b[^>]*\brel="(?:icon|apple-touch-icon)"[^>]*>/g)].flatMap(([link]) => {
    const src = /\bhref="([^"]+)"/.exec(link)?.[1];
    const sizes = /\bsizes="([^"]+)"/.exec(link)?.[1] ?? 'any';
    return src === undefined ? [] : [{ src: src.replace('%release%', () => release), sizes }];
  });
