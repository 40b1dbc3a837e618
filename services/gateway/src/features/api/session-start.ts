import { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import Value from 'typebox/value';

/** The reply header by which a service asks for a session; it never reaches the browser. */
export const SESSION_START_HEADER = 'x-reset-session-start';

/** What the header says, or null when it is not what the contract describes. */
export function readSessionStart(header: string): SessionStart | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
    return Value.Check(SessionStart, said) ? said : null;
  } catch {
    return null;
  }
}
