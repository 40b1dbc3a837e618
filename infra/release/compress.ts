import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|json|svg|txt)$/;
const SMALLEST = 512;

/** Writes `<file>.br` and `<file>.gz` beside a text file that is worth it. */
export async function compress(file: string): Promise<void> {
  if (!TEXT.test(file)) return;
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
