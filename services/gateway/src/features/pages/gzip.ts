import { constants, crc32, deflateRawSync } from 'node:zlib';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const MAX_WORD_BYTES = 0xffff;

/**
 * Compresses texts once, for answers that differ by one word between them: the word goes in as a
 * block of its own that is not compressed, so that an answer costs a checksum and no compression.
 * @returns the gzip of the texts joined by a word, which is of at most 65,535 bytes
 */
export function gzipAround(texts: readonly string[]): (word: string) => Buffer {
  const pieces = texts.map((text) => {
    const plain = Buffer.from(text);
    const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
    return { plain, blocks: deflateRawSync(plain, options) };
  });
  return (word) => {
    const plainWord = Buffer.from(word);
    const between = storedBlock(plainWord);
    const parts: Buffer[] = [HEADER];
    let sum = 0;
    let length = 0;
    const add = (plain: Buffer, blocks: Buffer) => {
      parts.push(blocks);
      sum = crc32(plain, sum);
      length += plain.length;
    };
    for (const [at, { plain, blocks }] of pieces.entries()) {
      if (at > 0) add(plainWord, between);
      add(plain, blocks);
    }
    return Buffer.concat([...parts, LAST_BLOCK, trailer(sum, length)]);
  };
}

function storedBlock(word: Buffer): Buffer {
  if (word.length > MAX_WORD_BYTES) throw new RangeError('The word does not fit into one block.');
  const header = Buffer.alloc(5);
  header.writeUInt16LE(word.length, 1);
  header.writeUInt16LE(MAX_WORD_BYTES - word.length, 3);
  return Buffer.concat([header, word]);
}

function trailer(sum: number, length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(sum, 0);
  bytes.writeUInt32LE(length, 4);
  return bytes;
}

/** Whether an Accept-Encoding names gzip, and not to refuse it. */
export const acceptsGzip = (accepted: string | undefined): boolean =>
  (accepted ?? '').split(',').some((coding) => {
    const [name, weight] = coding.split(';', 2).map((part) => part.trim().toLowerCase());
    return name === 'gzip' && !/^q=0(\.0*)?$/.test(weight ?? '');
  });
