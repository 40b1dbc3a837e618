import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { assetFiles } from './asset.store.ts';

/** Of the files, below the sandbox's own address; Contentful has hosts of their own for them. */
export const ASSETS_PATH = '/contentful-assets';

const params = Type.Object({ fileName: Type.String() });

/** The files themselves: for everybody, from any page, and in parts, as players ask for films. */
export function registerAssetFiles(app: Service): void {
  app.get('/:fileName', { schema: { params } }, async (request, reply) => {
    const file = assetFiles.get(request.params.fileName);
    if (!file) return reply.callNotFound();
    const { asset, content } = file;
    reply.headers({
      'content-type': asset.contentType,
      'access-control-allow-origin': '*',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
    });
    const part = partOf(request.headers.range, content.length);
    if (!part) return reply.send(content);
    const [from, to] = part;
    reply.code(206).header('content-range', `bytes ${from}-${to}/${content.length}`);
    return reply.send(content.subarray(from, to + 1));
  });
}

/** First and last byte of `bytes=from-to`; null for all, which may be sent for any other range. */
function partOf(range: string | undefined, length: number): [number, number] | null {
  const { from, to } = /^bytes=(?<from>\d+)-(?<to>\d*)$/.exec(range ?? '')?.groups ?? {};
  if (from === undefined) return null;
  const last = Math.min(to ? Number(to) : length - 1, length - 1);
  return Number(from) <= last ? [Number(from), last] : null;
}
