/** What the log says of something that was thrown. */
export type LoggedError = {
  type: string;
  /** PostgreSQL's, Node's or another service's word for what happened. */
  code?: string;
  /** Which rule of which table a write broke. */
  constraint?: string;
  /** Where it was thrown: `at enter (file:///…:31:5)`, the innermost call first. */
  stack: string[];
  cause?: LoggedError;
};

const MAX_CAUSES = 4;

/**
 * What the log learns of an error: its type, its code, the constraint that it broke and where it was
 * thrown. Never its message, nor a database's detail or where, nor a mail server's answer: they quote
 * rows, parameters and addresses. Whose message is safe names it in a field of its own.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.constructor.name,
    ...(isWord(code) ? { code } : {}),
    ...(isWord(constraint) ? { constraint } : {}),
    stack: callsOf(error.stack ?? ''),
    ...(error.cause instanceof Error && depth < MAX_CAUSES
      ? { cause: loggedError(error.cause, depth + 1) }
      : {}),
  };
}

// A code is a word; what has blanks or an address in it is a message under another name.
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);

const CALL = /^ {4}(at .*(?::\d+:\d+\)?|\(<anonymous>\)|\(index \d+\)))$/;

// The calls stand last; before them stands the message, of as many lines as it has.
function callsOf(stack: string): string[] {
  const lines = stack.split('\n').map((line) => CALL.exec(line)?.[1]);
  return lines.slice(lines.lastIndexOf(undefined) + 1) as string[];
}
