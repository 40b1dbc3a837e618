import pino, { type Logger } from 'pino';

/**
 * JSON lines on standard output, written in the background so that logging costs
 * a request next to nothing. Secrets that headers carry are never logged.
 */
export function createLogger(options: { name: string; level: string }): Logger {
  return pino(
    {
      name: options.name,
      level: options.level,
      base: { name: options.name, pid: process.pid },
      redact: ['req.headers.cookie', 'req.headers.authorization', 'headers.cookie'],
    },
    pino.destination({ dest: 1, sync: false }),
  );
}
