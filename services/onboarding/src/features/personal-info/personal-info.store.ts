import { createHmac } from 'node:crypto';
import type { ShownPersonalInfo } from '@reset/api-contract/onboarding/personal-info.ts';
import { newId, type Database, type SecretCipher, type Transaction } from '@reset/service-kit';
import type { HomeAddress, PersonalInfo } from './personal-info.ts';

type Keys = {
  cipher: SecretCipher;
  /** 32 bytes in base64. */
  indexKey: string;
};

type Row = {
  user_id: string;
  phone_number: string;
  date_of_birth: string;
  ssn: string;
  ssn_last_four: string;
  ssn_digest: string;
  street_one: string;
  street_two: string | null;
  city: string;
  state_abbr: string;
  zip_code: string;
  saved_at: Date;
};

/** What people told of themselves; birth dates and Social Security numbers are encrypted. */
export const personalInfoStore = (database: Database, { cipher, indexKey }: Keys) => ({
  /** null for who has told nothing. */
  async find(userId: string): Promise<PersonalInfo | null> {
    const row = await database<Row>('personal_info').where({ user_id: userId }).first();
    return row ? toInfo(row, cipher) : null;
  },

  /** What of it is shown to her again; her number stays encrypted. null for who has told nothing. */
  async findShown(userId: string): Promise<ShownPersonalInfo | null> {
    const row = await database<Row>('personal_info').where({ user_id: userId }).first();
    if (!row) return null;
    return {
      phone_number: row.phone_number,
      date_of_birth: cipher.decrypt(row.date_of_birth, userId),
      ssn_last_four: row.ssn_last_four,
      address: {
        street_one: row.street_one,
        street_two: row.street_two,
        city: row.city,
        state_abbr: row.state_abbr,
        zip_code: row.zip_code,
      },
    };
  },

  /** Other people who told the same Social Security number, and the same phone number. */
  async findSame(userId: string): Promise<{ ssn: string[]; phone: string[] }> {
    const own = await database<Row>('personal_info').where({ user_id: userId }).first();
    if (!own) return { ssn: [], phone: [] };
    const others = (same: Partial<Row>) =>
      database<Row>('personal_info')
        .where(same)
        .whereNot({ user_id: userId })
        .orderBy('user_id')
        .limit(MAX_SAME)
        .pluck('user_id');
    const [ssn, phone] = await Promise.all([
      others({ ssn_digest: own.ssn_digest }),
      others({ phone_number: own.phone_number }),
    ]);
    return { ssn, phone };
  },

  /** Who told that phone number, in ten digits. */
  whoTold: (phoneNumber: string): Promise<string[]> =>
    database<Row>('personal_info')
      .where({ phone_number: phoneNumber })
      .orderBy('user_id')
      .limit(MAX_SAME)
      .pluck('user_id'),

  /**
   * Those `of` some people who told the birth date that she did. It is encrypted for each person, so
   * that only few can be compared.
   */
  async findSameBirthDate(userId: string, of: readonly string[]): Promise<string[]> {
    const rows = await database<Row>('personal_info')
      .whereIn('user_id', [userId, ...of])
      .orderBy('user_id')
      .select('user_id', 'date_of_birth');
    const born = new Map(
      rows.map((row) => [row.user_id, cipher.decrypt(row.date_of_birth, row.user_id)]),
    );
    const own = born.get(userId);
    return [...born].flatMap(([id, day]) => (day === own && id !== userId ? [id] : []));
  },

  /**
   * Keeps it, in the place of what she told before, until it has been submitted.
   * @returns false when it has been: then nothing is changed
   */
  async keep(transaction: Transaction, info: PersonalInfo, now: Date): Promise<boolean> {
    const { userId } = info;
    if (await isSubmitted(transaction, userId)) return false;
    await transaction('unavailable_home').where({ user_id: userId }).delete();
    await transaction<Row>('personal_info')
      .insert(toRow(info, { cipher, indexKey }, now))
      .onConflict('user_id')
      .merge();
    await transaction('identity_verification')
      .insert({ user_id: userId, id: newId(), status: 'info_saved', changed_at: now })
      .onConflict('user_id')
      .ignore();
    return true;
  },

  /**
   * Encrypts with the key in use what was encrypted with another, as many as one transaction should.
   * @returns how many
   */
  reencrypt: (): Promise<number> =>
    database.transaction(async (transaction) => {
      const rows: Row[] = await transaction<Row>('personal_info')
        .whereNot((query) => query.whereLike('ssn', `${cipher.currentPrefix}%`))
        .orderBy('user_id')
        .limit(PAGE)
        .forUpdate()
        .skipLocked();
      for (const row of rows) {
        const { dateOfBirth, ssn } = toInfo(row, cipher);
        await transaction<Row>('personal_info')
          .where({ user_id: row.user_id })
          .update({
            date_of_birth: cipher.encrypt(dateOfBirth, row.user_id),
            ssn: cipher.encrypt(ssn, row.user_id),
          });
      }
      return rows.length;
    }),
});

/**
 * Keeps the state alone of who lives where nothing that she applied for is to be had, in the place of
 * what she told before, until that has been submitted.
 * @returns false when it has been: then nothing is changed
 */
export async function turnAway(
  transaction: Transaction,
  { userId, stateAbbr, now }: { userId: string; stateAbbr: string; now: Date },
): Promise<boolean> {
  if (await isSubmitted(transaction, userId)) return false;
  await transaction('identity_verification').where({ user_id: userId }).delete();
  await erasePersonalInfo(transaction, userId);
  await transaction('unavailable_home').insert({
    user_id: userId,
    state_abbr: stateAbbr,
    told_at: now,
  });
  return true;
}

async function isSubmitted(transaction: Transaction, userId: string): Promise<boolean> {
  const found = await transaction('identity_verification')
    .where({ user_id: userId })
    .first('status');
  return found !== undefined && found.status !== 'info_saved';
}

/**
 * Erases all that she told of herself; its verification has to be gone.
 * @returns whether there was anything
 */
export async function erasePersonalInfo(
  transaction: Transaction,
  userId: string,
): Promise<boolean> {
  const own = { user_id: userId };
  const homes = await transaction('unavailable_home').where(own).delete();
  return (await transaction<Row>('personal_info').where(own).delete()) + homes > 0;
}

/**
 * Somebody lives elsewhere now.
 * @returns `same` where that is where she lives already; `unknown` for who has not told where she lives
 */
export async function moveHome(
  transaction: Transaction,
  userId: string,
  address: HomeAddress,
): Promise<'moved' | 'same' | 'unknown'> {
  const own = { user_id: userId };
  const infos = () => transaction<Row>('personal_info').where(own);
  // Locked, so that of two commands with one address at one moment the second finds it there.
  if (!(await infos().forUpdate().first('user_id'))) return 'unknown';
  const next = toAddressRow(address);
  if (await infos().where(next).first('user_id')) return 'same';
  await infos().update(next);
  return 'moved';
}

const toAddressRow = (address: HomeAddress) => ({
  street_one: address.streetOne,
  street_two: address.streetTwo,
  city: address.city,
  state_abbr: address.stateAbbr,
  zip_code: address.zipCode,
});

const PAGE = 100;
/** More than that have something in common by chance. */
const MAX_SAME = 20;

const toRow = (info: PersonalInfo, { cipher, indexKey }: Keys, now: Date): Row => ({
  user_id: info.userId,
  phone_number: info.phoneNumber,
  date_of_birth: cipher.encrypt(info.dateOfBirth, info.userId),
  ssn: cipher.encrypt(info.ssn, info.userId),
  ssn_last_four: info.ssn.slice(-4),
  ssn_digest: createHmac('sha256', Buffer.from(indexKey, 'base64')).update(info.ssn).digest('hex'),
  ...toAddressRow(info.address),
  saved_at: now,
});

const toInfo = (row: Row, cipher: SecretCipher): PersonalInfo => ({
  userId: row.user_id,
  phoneNumber: row.phone_number,
  dateOfBirth: cipher.decrypt(row.date_of_birth, row.user_id),
  ssn: cipher.decrypt(row.ssn, row.user_id),
  address: {
    streetOne: row.street_one,
    streetTwo: row.street_two,
    city: row.city,
    stateAbbr: row.state_abbr,
    zipCode: row.zip_code,
  },
});
