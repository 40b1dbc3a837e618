import type { AppNeeds } from '../app.ts';

type Logger = NonNullable<AppNeeds['logger']>;

/** A logger that keeps all it is told, as text, errors with all they carry. */
export function recordingLogger(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  const record = (...told: unknown[]) => {
    lines.push(JSON.stringify(told, asPlain));
  };
  const logger: Logger = {
    level: 'trace',
    fatal: record,
    error: record,
    warn: record,
    info: record,
    debug: record,
    trace: record,
    silent: record,
    child: () => logger,
  };
  return { logger, lines };
}

const asPlain = (_key: string, value: unknown): unknown =>
  value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value;
