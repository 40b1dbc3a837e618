/** An error as the modal reports it: Pinwheel's `type`, `code` and a sentence. */
export type LinkError = { type: string; code: string; message: string; pendingRetry: boolean };

const ERRORS = [
  {
    type: 'clientError',
    code: 'invalidLinkToken',
    message: 'This link has expired. Close it, and open it again.',
    pendingRetry: false,
  },
  {
    type: 'userActionRequired',
    code: 'invalidCredentials',
    message: 'The user name or the password is wrong.',
    pendingRetry: false,
  },
  {
    type: 'userActionRequired',
    code: 'invalidMfa',
    message: 'The code is wrong.',
    pendingRetry: false,
  },
  {
    type: 'platformError',
    code: 'platformUnavailable',
    message: 'Nobody can sign in there right now. Try again later.',
    pendingRetry: false,
  },
] as const satisfies readonly LinkError[];
export type LinkErrorCode = (typeof ERRORS)[number]['code'];

/** null for a code that is none. */
export const findLinkError = (code: string): LinkError | null =>
  ERRORS.find((error) => error.code === code) ?? null;

export const linkErrorOf = (code: LinkErrorCode): LinkError => {
  const error = findLinkError(code);
  if (!error) throw new Error(`There is no error ${code}.`);
  return error;
};
