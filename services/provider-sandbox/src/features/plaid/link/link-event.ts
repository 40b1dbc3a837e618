import { findBank } from '#directory/banks.ts';
import type { PlaidRefusal } from '../plaid-refusals.ts';
import type { At } from './link-pages.ts';
import type { LinkTrouble } from './link-token.ts';

/** What the pages of Link report to the script that opened them. */
export type LinkMessage =
  | { kind: 'event'; name: string; metadata: object }
  | { kind: 'success'; publicToken: string; metadata: object }
  | { kind: 'exit'; error: LinkTrouble | null; metadata: object };

/** The bank of a session in Plaid's own shape; null before one was chosen. */
export function institutionAt({ session }: At): { institution_id: string; name: string } | null {
  const bank = findBank(session.institutionId ?? '');
  return bank && { institution_id: bank.id, name: bank.name };
}

/** What onEvent gets: https://plaid.com/docs/link/web/#onevent. */
export const eventAt = (at: At, name: string, more: object, now: Date): LinkMessage => ({
  kind: 'event',
  name,
  metadata: {
    link_session_id: at.session.id,
    request_id: at.session.id,
    institution_id: institutionAt(at)?.institution_id ?? null,
    institution_name: institutionAt(at)?.name ?? null,
    timestamp: now.toISOString(),
    ...more,
  },
});

export const troubleOf = ({
  error_type,
  error_code,
  error_message,
}: PlaidRefusal): LinkTrouble => ({
  error_type,
  error_code,
  error_message,
});
