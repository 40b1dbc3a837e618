import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedError } from './logged-error.ts';

// Many lines in one write, and none kept back for longer than a person waits.
const BUFFER_BYTES = 8_192;
const FLUSH_EVERY_MS = 200;

/**
 * JSON lines on standard output, written in the background so that logging costs
 * a request next to nothing. No header, no address of a request and no error's message is logged.
 * @param output where the lines go instead
 */
export function createLogger(
  options: { name: string; level: string; logged?: OnLine },
  output: DestinationStream = standardOutput(),
): Logger {
  return pino(
    {
      name: options.name,
      level: options.level,
      base: { name: options.name, pid: process.pid },
      // Whatever else a library hands over of a request or an answer is left out.
      serializers: { err: loggedError, req: () => undefined, res: () => undefined },
      hooks: { logMethod: tellEach(options.logged) },
    },
    output,
  );
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => output.flush(), FLUSH_EVERY_MS).unref();
  return output;
}

/** Told of each line from `warn` on. @param event what the line is called */
export type OnLine = (level: string, event: string) => void;

const WARN = 40;

const tellEach = (logged: OnLine = () => undefined) =>
  function tell(
    this: Logger,
    args: unknown[],
    write: (...args: unknown[]) => void,
    level: number,
  ): void {
    nameErrors.call(this, args, (...line) => {
      if (level >= WARN) logged(pino.levels.labels[level] ?? 'unknown', eventOf(line));
      write.apply(this, line);
    });
  };

/** Lines have constant names; what a library logs may have anything in it. */
const EVENT = /^[a-z_]+(?:\.[a-z_]+)+$/;

const eventOf = (line: readonly unknown[]): string => {
  const name = line.find((part) => typeof part === 'string');
  return typeof name === 'string' && EVENT.test(name) ? name : 'other';
};

// Fastify logs some errors under their own message, and pino those that come without one.
function nameErrors(this: Logger, args: unknown[], write: (...args: unknown[]) => void): void {
  const [first, message] = args;
  const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const isNamed = typeof message === 'string' && message !== (err as Error | undefined)?.message;
  if (!(err instanceof Error) || isNamed) write.apply(this, args);
  else write.call(this, { err }, 'fault.thrown');
}
