/** A message of PostgreSQL's protocol (version 3): its letter, and what follows its length. */
export type OnFrame = (type: string, body: Buffer) => void;

const LENGTH_BYTES = 4;

/**
 * Puts messages together from the pieces in which they arrive. The first that a client sends has no
 * letter; it is told with an empty one.
 */
export function frameReader(from: 'client' | 'server', onFrame: OnFrame): (chunk: Buffer) => void {
  let letterBytes = from === 'client' ? 0 : 1;
  let waiting: Buffer = Buffer.alloc(0);
  return (chunk) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    while (waiting.length >= letterBytes + LENGTH_BYTES) {
      const end = letterBytes + waiting.readUInt32BE(letterBytes);
      if (waiting.length < end) return;
      const type = waiting.toString('latin1', 0, letterBytes);
      onFrame(type, waiting.subarray(letterBytes + LENGTH_BYTES, end));
      waiting = waiting.subarray(end);
      letterBytes = 1;
    }
  };
}

/** The texts at the beginning of a message, each ended by a zero byte. */
export function textsOf(body: Buffer, count: number): string[] {
  const texts: string[] = [];
  let start = 0;
  for (let index = 0; index < count; index += 1) {
    const end = body.indexOf(0, start);
    if (end === -1) break;
    texts.push(body.toString('utf8', start, end));
    start = end + 1;
  }
  return texts;
}
