import type { StaffRemoved } from '@reset/api-contract/admin/staff-events.ts';
import type { UserSessionsEnded } from '@reset/api-contract/public/user-events.ts';
import { queryPrepared, type Database } from '@reset/service-kit';
import type { Static } from 'typebox';
import { readTogether } from './read-together.ts';
import type { Session } from './session.ts';

type Row = {
  id: string;
  user_id: string;
  real_user_id: string;
  roles: string[];
  second_factor_at: Date | null;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  ends_at: Date | null;
};

export type SessionStore = ReturnType<typeof sessionStore>;

/**
 * Sessions in PostgreSQL, found by the hash of their token, so that who reads
 * the table can impersonate nobody. An ended session is a deleted row, and every
 * gateway is notified of it in the same transaction.
 */
export function sessionStore(database: Database) {
  const findOne = readTogether((tokenHashes) => findAll(database, tokenHashes));

  return {
    /** null when there is no such session, or no longer. */
    find: (tokenHash: Buffer): Promise<Session | null> => findOne(tokenHash.toString('hex')),

    /**
     * Adds a session and ends the one that it replaces, and with `endsOthers` every
     * other one of the same person: all of it or nothing.
     * @returns false, having done nothing, when whatever was begun with this version is void by now
     */
    start: (session: Session, tokenHash: Buffer, how: SessionBeginning): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const { realUserId } = session;
        await lockPerson(transaction, realUserId);
        const version = how.version ?? (await versionOf(transaction, how.replacedHash, realUserId));
        if (version < (await floorOf(transaction, realUserId))) return false;
        if (how.endsOthers) {
          await raiseFloor(transaction, { realUserId, version, now: session.createdAt });
          await endSessions(transaction, { real_user_id: realUserId });
        }
        if (how.replacedHash) await endSessions(transaction, { token_hash: how.replacedHash });
        await transaction('session').insert({ ...toRow(session, tokenHash), version });
        return true;
      }),

    /** Ends the sessions that are so; @returns their ids */
    end: (which: WhichSessions): Promise<string[]> => endSessions(database, which),

    /** The sessions of the person who signed in, the one that was used last first. */
    async list(realUserId: string): Promise<Session[]> {
      const rows = await database<Row>('session')
        .where({ real_user_id: realUserId })
        .orderBy([
          { column: 'last_seen_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      return rows.map(toSession);
    },

    async markSeen(id: string, now: Date): Promise<void> {
      await database('session')
        .where({ id })
        .where('last_seen_at', '<', now)
        .update({ last_seen_at: now });
    },

    /** Forgets sessions that no longer count. */
    async clear(older: {
      seenBefore: Date;
      createdBefore: Date;
      endsBefore: Date;
      raisedBefore: Date;
    }): Promise<void> {
      await database('session_floor').where('raised_at', '<', older.raisedBefore).delete();
      await database('session')
        .where('last_seen_at', '<', older.seenBefore)
        .orWhere('created_at', '<', older.createdBefore)
        .orWhere('ends_at', '<=', older.endsBefore)
        .delete();
    },
  };
}

/** How a session begins. */
type SessionBeginning = {
  /** null: the version of the session that it replaces, or the first. */
  version: number | null;
  replacedHash: Buffer | null;
  endsOthers: boolean;
};

// Whoever begins or ends sessions of one person by their version waits for each other: a session
// that is not committed yet could not be ended.
const lockPerson = (transaction: Database, realUserId: string) =>
  transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [realUserId]);

async function versionOf(
  transaction: Database,
  tokenHash: Buffer | null,
  realUserId: string,
): Promise<number> {
  const row = await transaction('session')
    .where({ token_hash: tokenHash, real_user_id: realUserId })
    .first<{ version: number } | undefined>('version');
  return row?.version ?? 0;
}

async function floorOf(transaction: Database, realUserId: string): Promise<number> {
  const row = await transaction('session_floor')
    .where({ real_user_id: realUserId })
    .first<{ version: number } | undefined>('version');
  return row?.version ?? 0;
}

const raiseFloor = (
  transaction: Database,
  { realUserId, version, now }: { realUserId: string; version: number; now: Date },
) =>
  transaction('session_floor')
    .insert({ real_user_id: realUserId, version, raised_at: now })
    .onConflict('real_user_id')
    .merge({
      version: transaction.raw('greatest(session_floor.version, excluded.version)'),
      raised_at: now,
    });

// Its columns by name: a prepared statement fails once its table has others than it was prepared for.
const FIND_ALL = `
  SELECT encode(token_hash, 'hex') AS token_hash, id, user_id, real_user_id, roles,
         second_factor_at, device, created_at, last_seen_at, ends_at
    FROM session WHERE token_hash = ANY($1::bytea[])`;

async function findAll(
  database: Database,
  tokenHashes: readonly string[],
): Promise<Map<string, Session>> {
  const rows = await queryPrepared<Row & { token_hash: string }>(database, {
    name: 'find_sessions',
    text: FIND_ALL,
    values: [tokenHashes.map((hash) => `\\x${hash}`)],
  });
  return new Map(rows.map((row) => [row.token_hash, toSession(row)]));
}

/** The channel on which the ids of ended sessions go to all gateways. */
export const SESSION_ENDED = 'session_ended';

/** Sessions of which all of this is true. */
export type WhichSessions =
  | { token_hash: Buffer }
  | { real_user_id: string; id?: string }
  | { real_user_id: string; version_below: number }
  | { real_user_id: string; created_before: Date; isStaff?: true };

/**
 * Ends sessions: deletes their rows and notifies every gateway in the same
 * transaction. Nothing happens where there is none.
 * @returns the ids of those that ended
 */
async function endSessions(database: Database, which: WhichSessions): Promise<string[]> {
  const {
    created_before: createdBefore,
    version_below: versionBelow,
    isStaff,
    ...columns
  } = { ...NONE, ...which };
  const ending = database('session').where(columns).delete().returning('id');
  if (createdBefore) void ending.where('created_at', '<', createdBefore);
  if (versionBelow !== undefined) void ending.where('version', '<', versionBelow);
  // Who views the product as somebody else has none of her roles there.
  if (isStaff) void ending.whereRaw(`('admin' = ANY(roles) OR user_id <> real_user_id)`);
  const ended: { id: string }[] = await database
    .with('ended', ending)
    .select(
      'id',
      database.raw(`pg_notify(current_schema() || '_' || ?, id::text)`, [SESSION_ENDED]),
    )
    .from('ended');
  return ended.map(({ id }) => id);
}

const NONE: { created_before?: Date; version_below?: number; isStaff?: true } = {};

type EndingEvent = Static<typeof UserSessionsEnded> | Static<typeof StaffRemoved>;

/**
 * Ends the sessions that an event makes void: those of the person with an older version than it
 * names, whenever they began, and none of them begins any more; where it names none, those that
 * began before it; when she is no longer of staff, those that say that she is. A later session
 * lives on, also when the event arrives late or again.
 */
export async function endSessionsFor(transaction: Database, event: EndingEvent): Promise<void> {
  const realUserId = event.subject;
  const occurredAt = new Date(event.occurred_at);
  const version = event.type === 'user.sessions_ended' ? event.payload.session_version : undefined;
  if (version === undefined) {
    await endSessions(transaction, {
      real_user_id: realUserId,
      created_before: occurredAt,
      ...(event.type === 'staff.removed' ? { isStaff: true as const } : {}),
    });
    return;
  }
  await lockPerson(transaction, realUserId);
  await raiseFloor(transaction, { realUserId, version, now: occurredAt });
  await endSessions(transaction, { real_user_id: realUserId, version_below: version });
}

const toSession = (row: Row): Session => ({
  id: row.id,
  userId: row.user_id,
  realUserId: row.real_user_id,
  roles: row.roles,
  secondFactorAt: row.second_factor_at,
  device: row.device,
  createdAt: row.created_at,
  endsAt: row.ends_at,
  lastSeenAt: row.last_seen_at,
});

const toRow = (session: Session, tokenHash: Buffer) => ({
  id: session.id,
  token_hash: tokenHash,
  user_id: session.userId,
  real_user_id: session.realUserId,
  roles: [...session.roles],
  second_factor_at: session.secondFactorAt,
  device: session.device,
  created_at: session.createdAt,
  ends_at: session.endsAt,
  last_seen_at: session.lastSeenAt,
});
