import { createHash } from 'node:crypto';

const LONGEST = 63;

/**
 * The role of a service in one database. Roles belong to the whole server, so
 * the database is in the name: two of them on one server do not share roles.
 * PostgreSQL cuts names after 63 bytes; a longer one is cut by us, with a hash
 * that keeps it different.
 */
export function roleName(database: string, service: string): string {
  const name = `${database}_${service}`;
  if (Buffer.byteLength(name) <= LONGEST) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12);
  const room = LONGEST - hash.length - service.length - 2;
  return `${Buffer.from(database).subarray(0, room).toString('utf8').replaceAll('\ufffd', '')}_${hash}_${service}`;
}
