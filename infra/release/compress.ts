import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';

const TEXT = /\.(js|css|html|json|svg|txt)$/;
const SMALLEST = 512;

/** By the content's hash: the best compression of all that is built takes ten seconds. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/compressed');

const COMPRESS = {
  br: (content: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes `<file>.br` and `<file>.gz` beside a text file that is worth it.
 * @param cache where what was compressed is kept from release to release
 */
export async function compress(file: string, cache = CACHE): Promise<void> {
  if (!TEXT.test(file)) return;
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const hash = createHash('sha256').update(content).digest('hex');
  await mkdir(cache, { recursive: true });
  await Promise.all(
    (['br', 'gz'] as const).map(async (ending) => {
      const kept = join(cache, `${hash}.${ending}`);
      const place = () => copyFile(kept, `${file}.${ending}`);
      await place().catch(async () => {
        await writeFileAtomic(kept, await COMPRESS[ending](content));
        await place();
      });
    }),
  );
}
