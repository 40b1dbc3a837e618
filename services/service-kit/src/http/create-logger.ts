import pino, { type Logger } from 'pino';

// Many lines in one write, and none kept back for longer than a person waits.
const BUFFER_BYTES = 8_192;
const FLUSH_EVERY_MS = 200;

/**
 * JSON lines on standard output, written in the background so that logging costs
 * a request next to nothing. Secrets that headers carry are never logged.
 */
export function createLogger(options: { name: string; level: string }): Logger {
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => output.flush(), FLUSH_EVERY_MS).unref();
  return pino(
    {
      name: options.name,
      level: options.level,
      base: { name: options.name, pid: process.pid },
      redact: ['req.headers.cookie', 'req.headers.authorization', 'headers.cookie'],
    },
    output,
  );
}
