import { open } from 'node:fs/promises';

const MAX_BYTES = 4_000;

/** The last lines of a log, for a message about what went wrong; empty when there is no such file. */
export async function endOfFile(path: string, lines = 15): Promise<string> {
  const file = await open(path).catch(() => null);
  if (!file) return '';
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - MAX_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, start);
    return buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').slice(-lines).join('\n');
  } finally {
    await file.close();
  }
}
