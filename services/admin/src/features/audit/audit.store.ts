import { createHmac } from 'node:crypto';
import type { AuditEntries, AuditEntry } from '@reset/api-contract/admin/audit.ts';
import type { Database, Transaction } from '@reset/service-kit';
import {
  toWireChanges,
  type AuditFilter,
  type Changes,
  type Logged,
  type NewAuditEntry,
} from './audit.ts';

/**
 * Appends to the log of what staff do, in the transaction of what is done. Appends wait for one
 * another until the commit, so it is the transaction's last statement.
 */
export async function appendAudit(transaction: Transaction, entry: NewAuditEntry): Promise<void> {
  await transaction('audit_entry').insert({
    at: entry.at,
    staff_id: entry.staffId,
    on_behalf_of: entry.onBehalfOf ?? null,
    action: entry.action,
    subject_id: entry.subjectId ?? null,
    object_kind: entry.object?.kind ?? null,
    object_id: entry.object?.id ?? null,
    reason: entry.reason ?? null,
    changes: JSON.stringify(entry.changes ?? {}),
    state: entry.state,
    refusal: entry.refusal ? JSON.stringify(entry.refusal) : null,
    command_id: entry.commandId ?? null,
    request_id: entry.requestId,
  });
}

/**
 * What stands in the log for a value that may not: the same for the same value.
 * @param auditKey AUDIT_KEY
 */
export const digestBy =
  (auditKey: string) =>
  (value: Logged): string => {
    const digest = createHmac('sha256', Buffer.from(auditKey, 'base64'))
      .update(JSON.stringify(value))
      .digest('base64url');
    return `hmac:${digest}`;
  };

/** What the log says that a command changes, from when it was asked for. */
export async function changesAsked(database: Database, commandId: string): Promise<Changes> {
  const entry = await database('audit_entry')
    .where({ command_id: commandId, state: 'asked' })
    .first<{ changes: Changes } | undefined>('changes');
  return entry?.changes ?? {};
}

const PAGE_SIZE = 50;

/**
 * A page of the log, the newest first: by position, and of a time by that, because whoever looks for
 * a time long ago would otherwise pass all that came after it.
 */
export async function readAudit(database: Database, filter: AuditFilter): Promise<AuditEntries> {
  const isOfTime = filter.from !== undefined || filter.to !== undefined;
  const order = isOfTime ? 'at DESC, position DESC' : 'position DESC';
  const { before } = filter;
  const time = before && isOfTime ? await timeOf(database, before) : null;
  const page = database('audit_entry')
    .where((which) => {
      if (filter.subjectId) which.where({ subject_id: filter.subjectId });
      if (filter.staffId) which.where({ staff_id: filter.staffId });
      if (filter.action) which.where({ action: filter.action });
      if (filter.from) which.where('at', '>=', filter.from);
      if (filter.to) which.where('at', '<', filter.to);
      if (before && time) which.whereRaw('(at, position) < (?::timestamptz, ?)', [time, before]);
      else if (before) which.where('position', '<', before);
    })
    .orderByRaw(order)
    .limit(PAGE_SIZE + 1)
    .as('entry');
  const rows = await database
    .select<AuditRow[]>(
      'entry.*',
      'former.hash as former_hash',
      nameOf(database, 'staff'),
      nameOf(database, 'subject'),
    )
    .from(page)
    .leftJoin('audit_entry as former', database.raw('former.position = entry.position - 1'))
    .leftJoin('listed_user as staff', 'staff.user_id', 'entry.staff_id')
    .leftJoin('listed_user as subject', 'subject.user_id', 'entry.subject_id')
    .orderByRaw(order.replaceAll(/\b(at|position)\b/g, 'entry.$1'));
  const entries = rows.slice(0, PAGE_SIZE).map(toWire);
  return {
    audit_entries: entries,
    next_before: rows.length > PAGE_SIZE ? (entries.at(-1)?.position ?? null) : null,
  };
}

/** When the entry at this position was made, as exact as it is kept; null behind the last. */
async function timeOf(database: Database, position: number): Promise<string | null> {
  const { rows } = await database.raw<{ rows: { at: string }[] }>(
    'SELECT at::text FROM audit_entry WHERE position = ?',
    [position],
  );
  return rows[0]?.at ?? null;
}

const nameOf = (database: Database, who: 'staff' | 'subject') =>
  database.raw(`${who}.first_name || ' ' || ${who}.last_name AS ${who}_name`);

/** The latest position and its hash, in hexadecimal. */
export async function readHead(database: Database): Promise<{ position: number; hash: string }> {
  const { position, hash } = await database('audit_head').first('position', 'hash');
  return { position: Number(position), hash: hash.toString('hex') };
}

/** As many entries are looked at by one statement. */
const STRETCH = 5_000;

/** The first positions at which the log is not what was appended; none where it is. */
export async function findBreaks(database: Database): Promise<number[]> {
  const { rows: ends } = await database.raw<{ rows: { first: bigint; last: bigint }[] }>(
    `SELECT least(1, min(entry.position)) AS first, greatest(max(entry.position), max(head.position)) AS last
       FROM audit_head AS head LEFT JOIN audit_entry AS entry ON true`,
  );
  const [first, last] = [Number(ends[0]?.first), Number(ends[0]?.last)];
  for (let from = first; from <= last; from += STRETCH) {
    const { rows } = await database.raw<{ rows: { position: bigint }[] }>(
      'SELECT position FROM audit_breaks(?, ?) AS found (position) LIMIT 10',
      [from, from + STRETCH - 1],
    );
    if (rows.length > 0) return rows.map(({ position }) => Number(position));
  }
  return [];
}

type AuditRow = {
  position: bigint;
  at: Date;
  staff_id: string | null;
  staff_name: string | null;
  on_behalf_of: string | null;
  action: string;
  subject_id: string | null;
  subject_name: string | null;
  object_kind: string | null;
  object_id: string | null;
  reason: string | null;
  changes: Changes;
  state: AuditEntry['state'];
  refusal: AuditEntry['refusal'];
  command_id: string | null;
  request_id: string;
  hash: Buffer;
  /** null for the first. */
  former_hash: Buffer | null;
};

const toWire = (row: AuditRow): AuditEntry => ({
  position: Number(row.position),
  at: row.at.toISOString(),
  staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name },
  on_behalf_of: row.on_behalf_of,
  action: row.action,
  subject: row.subject_id === null ? null : { id: row.subject_id, name: row.subject_name },
  object:
    row.object_kind === null || row.object_id === null
      ? null
      : { kind: row.object_kind, id: row.object_id },
  reason: row.reason,
  changes: toWireChanges(row.changes),
  state: row.state,
  refusal: row.refusal,
  command_id: row.command_id,
  request_id: row.request_id,
  hash: row.hash.toString('hex'),
  former_hash: row.former_hash?.toString('hex') ?? '0'.repeat(64),
});
