import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@reset/api-contract/public/language.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { appendEvent, type Database, type Transaction } from '@reset/service-kit';
import { endSessions } from '#features/sessions/sessions.store.ts';
import { toAcquisition, toAcquisitionRow, type AcquisitionRow } from './acquisition-row.ts';
import { toEvent, type NewUser, type User } from './users.ts';

export { toAcquisition, toAcquisitionRow, type AcquisitionRow };

/* People and their credentials. Each change publishes its event in its transaction. */

/** The person with this id or address, normalised; null when there is none. */
export async function readUser(
  database: Database,
  which: { id: string } | { email: string },
): Promise<User | null> {
  const row: FoundUser | undefined = await selectUsers(database).where(which).first();
  return row ? toUser(row) : null;
}

/** The person as she is, and nobody else changes her until the commit; null when there is none. */
export async function lockUser(transaction: Transaction, id: string): Promise<User | null> {
  await transaction('users').where({ id }).forNoKeyUpdate().select('id');
  return readUser(transaction, { id });
}

/** Somebody with the hash of her password. */
export type Account = { user: User; passwordHash: string };

/** The account behind an address, normalised; null when nobody has it. */
export async function readAccount(database: Database, email: string): Promise<Account | null> {
  const row: (FoundUser & { password_hash: string }) | undefined = await selectUsers(database)
    .join('credential', 'credential.user_id', 'users.id')
    .where({ email })
    .first('credential.password_hash');
  return row ? { user: toUser(row), passwordHash: row.password_hash } : null;
}

/** Makes the account of a new person; null when the id or the address is taken already. */
export async function makeAccount(
  transaction: Transaction,
  user: NewUser,
  passwordHash: string,
): Promise<User | null> {
  const made = await transaction('users')
    .insert(toRow(user))
    // Waits for a transaction that is about to take the address, and then finds it taken.
    .onConflict()
    .ignore()
    .returning('id');
  if (made.length === 0) return null;
  await writeCredential(transaction, { id: user.id, passwordHash, now: user.createdAt });
  return publishChange(transaction, { id: user.id, before: null, now: user.createdAt });
}

/** What `putUser` brings the account to: `confirmedAt`, `createdAt` and `language` only count the first time. */
export type UserState = NewUser & { passwordHash: string };

/**
 * Makes the account or changes it, and publishes it if it is another than before;
 * `email_taken` when another one has the address.
 */
export async function putUser(
  database: Database,
  state: UserState,
  now: Date,
): Promise<User | 'email_taken'> {
  try {
    return await database.transaction(async (transaction) => {
      const before = await insertOrLock(transaction, state);
      if (before) await changeUser(transaction, state);
      await writeCredential(transaction, { ...state, now });
      return publishChange(transaction, { id: state.id, before, now });
    });
  } catch (error) {
    if (isEmailTaken(error)) return 'email_taken';
    throw error;
  }
}

/** Closes the account, which ends its sessions, or opens it again; false when there is none, or it is closed for good. */
export const putDeactivation = (
  database: Database,
  id: string,
  { isDeactivated, now }: { isDeactivated: boolean; now: Date },
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user || user.closedAt !== null) return false;
    if (isDeactivated === (user.deactivatedAt !== null)) return true;
    await transaction('users')
      .where({ id })
      .update({ deactivated_at: isDeactivated ? now : null });
    if (isDeactivated) await endSessions(transaction, id, { reason: 'deactivated', now });
    await publishChange(transaction, { id, before: user, now });
    return true;
  });

/** Whoever is signed in as this person no longer is, by the word of staff; false when there is none. */
export const endSessionsByStaff = (database: Database, id: string, now: Date): Promise<boolean> =>
  database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, id))) return false;
    await endSessions(transaction, id, { reason: 'ended_by_staff', now });
    return true;
  });

/** @param before locked */
export async function confirmEmail(
  transaction: Transaction,
  before: User,
  now: Date,
): Promise<void> {
  const { id } = before;
  await transaction('users')
    .where({ id })
    .update({ confirmed_at: transaction.raw('coalesce(confirmed_at, ?)', [now]) });
  await publishChange(transaction, { id, before, now });
}

/**
 * Gives her another address, which nobody has confirmed; where another account has it, hers stays
 * and only she is shown that one.
 * @param before locked, and unconfirmed
 * @param email normalised
 */
export async function changeEmail(
  transaction: Transaction,
  before: User,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const { id } = before;
  const write = (connection: Database, changes: object) =>
    connection('users').where({ id }).update(changes);
  try {
    // A transaction within, which a taken address rolls back without the one around it.
    await transaction.transaction((inner) => write(inner, { email, entered_email: null }));
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    await write(transaction, { entered_email: email });
  }
  await publishChange(transaction, { id, before, now });
}

/** Keeps in which language she is written to. Nobody else is told: no event says it. */
export const writeLanguage = async (
  database: Database,
  id: string,
  language: Language,
): Promise<void> => {
  await database('users').where({ id }).whereNull('closed_at').update({ language });
};

export async function writeCredential(
  transaction: Transaction,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: Date },
): Promise<void> {
  await transaction('credential')
    .insert({ user_id: id, password_hash: passwordHash, updated_at: now })
    .onConflict('user_id')
    .merge();
}

/** Publishes what a person is now, if that is another than before; answers it. */
export async function publishChange(
  transaction: Transaction,
  { id, before, now }: { id: string; before: User | null; now: Date },
): Promise<User> {
  const user = await readUser(transaction, { id });
  if (!user) throw new Error('The account is not there after it was written.');
  const payload = toEvent(user);
  if (before && isDeepStrictEqual(payload, toEvent(before))) return user;
  await appendEvent<UserEvent>(transaction, {
    type: before ? 'user.changed' : 'user.registered',
    subject: id,
    payload,
    occurredAt: now,
  });
  return user;
}

/** Makes the account; or answers how it was, and nobody else changes it until the commit. */
async function insertOrLock(transaction: Transaction, state: UserState): Promise<User | null> {
  const made = await transaction('users')
    .insert(toRow(state))
    .onConflict('id')
    .ignore()
    .returning('id');
  if (made.length > 0) return null;
  return lockUser(transaction, state.id);
}

async function changeUser(transaction: Transaction, state: UserState): Promise<void> {
  const {
    id,
    created_at: _createdAt,
    language: _language,
    confirmed_at: confirmedAt,
    ...changes
  } = toRow(state);
  await transaction('users')
    .where({ id })
    .update({
      ...changes,
      entered_email: null,
      // A confirmation that is repeated keeps its first instant.
      confirmed_at: confirmedAt && transaction.raw('coalesce(confirmed_at, ?)', [confirmedAt]),
    });
}

const UNIQUE_VIOLATION = '23505';

const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  error.constraint === 'users_email_unique';

type UserRow = AcquisitionRow & {
  id: string;
  email: string;
  entered_email: string | null;
  first_name: string;
  last_name: string;
  language: User['language'];
  seeded: boolean;
  confirmed_at: Date | null;
  phone_number: string | null;
  /** Of texts: the column is older than the other second factors. */
  mfa_enabled_at: Date | null;
  deactivated_at: Date | null;
  closed_at: Date | null;
  session_version: number;
  created_at: Date;
};

/** What of a person is written. */
const toRow = (
  state: NewUser,
): Omit<UserRow, 'entered_email' | 'deactivated_at' | 'closed_at' | 'session_version'> => ({
  ...toAcquisitionRow(state),
  id: state.id,
  email: state.email,
  first_name: state.firstName,
  last_name: state.lastName,
  language: state.language,
  seeded: state.isSeeded,
  confirmed_at: state.confirmedAt,
  phone_number: state.phoneNumber,
  mfa_enabled_at: state.textsEnabledAt,
  created_at: state.createdAt,
});

type FoundUser = UserRow & {
  is_staff: boolean;
  has_card: boolean;
  has_rejected_return: boolean;
  has_authenticator_app: boolean;
};

const selectUsers = (database: Database) =>
  database('users').select(
    'users.*',
    database.raw('users.id IN (SELECT user_id FROM staff) AS is_staff'),
    database.raw('users.id IN (SELECT user_id FROM cardholder) AS has_card'),
    database.raw('users.id IN (SELECT user_id FROM rejected_filer) AS has_rejected_return'),
    database.raw(
      'users.id IN (SELECT user_id FROM authenticator_app WHERE confirmed_at IS NOT NULL) AS has_authenticator_app',
    ),
  );

const toUser = (row: FoundUser): User => ({
  ...toAcquisition(row),
  id: row.id,
  email: row.email,
  enteredEmail: row.entered_email,
  firstName: row.first_name,
  lastName: row.last_name,
  language: row.language,
  isStaff: row.is_staff,
  hasCard: row.has_card,
  hasRejectedReturn: row.has_rejected_return,
  isSeeded: row.seeded,
  confirmedAt: row.confirmed_at,
  phoneNumber: row.phone_number,
  textsEnabledAt: row.mfa_enabled_at,
  hasAuthenticatorApp: row.has_authenticator_app,
  deactivatedAt: row.deactivated_at,
  closedAt: row.closed_at,
  sessionVersion: row.session_version,
  createdAt: row.created_at,
});
