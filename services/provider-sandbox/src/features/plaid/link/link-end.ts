import type { Plaid } from '../plaid-deps.ts';
import { eventAt, institutionAt, type LinkMessage } from './link-event.ts';
import type { At } from './link-pages.ts';
import { withSession, type LinkSession } from './link-token.ts';
import { linkResult } from './wire-link-token.ts';

/** How Link ends: with what was linked, or without. */
export function openLinkEnd({ clock, links, items }: Plaid) {
  const change = ({ link, session }: At, changes: Partial<LinkSession>) => {
    const finishedAt = clock.now().toISOString();
    links.put(withSession(link, { ...session, finishedAt, ...changes }));
  };
  const event = (at: At, name: string, more: object = {}) => eventAt(at, name, more, clock.now());

  return {
    /** null where nothing was linked yet. */
    finish(at: At): LinkMessage[] | null {
      const { success } = at.session;
      const item = success && items.ofId(success.itemId);
      if (!item) return null;
      change(at, {});
      const { public_token, ...result } = linkResult(success.publicToken, item);
      const [account = null] = result.accounts;
      const metadata = {
        ...result,
        account,
        account_id: account?.id ?? null,
        link_session_id: at.session.id,
        public_token,
        transfer_status: null,
      };
      return [event(at, 'HANDOFF'), { kind: 'success', publicToken: public_token, metadata }];
    },

    /** @param status Plaid's word for the page that was left; empty for nothing */
    leave(at: At, status: string): LinkMessage[] {
      const { trouble: error, id } = at.session;
      const exit = { error, institution: institutionAt(at), status };
      change(at, { exit });
      const metadata = {
        institution: exit.institution,
        status: status === '' ? null : status,
        link_session_id: id,
        request_id: id,
      };
      const more = { exit_status: metadata.status, ...error };
      return [event(at, 'EXIT', more), { kind: 'exit', error, metadata }];
    },
  };
}
