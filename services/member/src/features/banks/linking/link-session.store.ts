import { type Database, newId } from '@reset/service-kit';

/** A widget that was opened for a member, and what came of it. All tokens are encrypted. */
export type LinkSession = {
  id: string;
  linkToken: string;
  /** The public token's, once it was exchanged. */
  digest: string | null;
  /** What that was exchanged for; null before, and after it was linked. */
  accessToken: string | null;
  itemId: string | null;
  isDone: boolean;
};

/** Sessions are kept for a day longer than they hold, for those who come back late. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
/** The provider is asked for the outcome of at most so many widgets of one member. */
const MAX_OPEN = 10;

export type LinkSessionStore = ReturnType<typeof linkSessionStore>;

/** The widgets that were opened for members, in the database. */
export const linkSessionStore = (database: Database) => ({
  /** Remembers a token that was handed to a member; old ones of everybody are forgotten. */
  async open(session: { userId: string; linkToken: string; now: Date; expiresAt: Date }) {
    await database('bank_link_session').insert({
      id: newId(),
      user_id: session.userId,
      link_token: session.linkToken,
      created_at: session.now,
      expires_at: session.expiresAt,
    });
    await database('bank_link_session')
      .where('expires_at', '<', new Date(session.now.getTime() - KEPT_MS))
      .delete();
  },

  /** The session that this public token came of; null while that is not known. */
  async findBy(userId: string, digest: string): Promise<LinkSession | null> {
    const row = await database('bank_link_session')
      .where({ user_id: userId, public_token_digest: digest })
      .first();
    return row ? toSession(row) : null;
  },

  /** Of a member's sessions those that nothing has come of, the newest first. */
  async listOpen(userId: string, now: Date): Promise<LinkSession[]> {
    const rows = await database('bank_link_session')
      .where({ user_id: userId })
      .where('expires_at', '>', now)
      .orderBy('id', 'desc')
      .limit(MAX_OPEN);
    return rows.map(toSession);
  },

  /** Keeps what came of a session before anything is done with it, so that no token is lost. */
  async keepExchange(
    id: string,
    exchange: { digest: string; accessToken: string; itemId: string },
  ): Promise<void> {
    await database('bank_link_session').where({ id }).update({
      public_token_digest: exchange.digest,
      access_token: exchange.accessToken,
      item_id: exchange.itemId,
      done_at: null,
    });
  },

  /** The link is made; the token is in its row. */
  async end(id: string, now: Date): Promise<void> {
    await database('bank_link_session').where({ id }).update({ access_token: null, done_at: now });
  },
});

const toSession = (row: {
  id: string;
  link_token: string;
  public_token_digest: string | null;
  access_token: string | null;
  item_id: string | null;
  done_at: Date | null;
}): LinkSession => ({
  id: row.id,
  linkToken: row.link_token,
  digest: row.public_token_digest,
  accessToken: row.access_token,
  itemId: row.item_id,
  isDone: row.done_at !== null,
});
