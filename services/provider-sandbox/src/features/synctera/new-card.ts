import { DateTime } from 'luxon';
import { stableId } from '#personas/stable-id.ts';
import type { Context } from '../../context.ts';
import type { Card } from './synctera-records.ts';
import type { CardBody } from './card-schemas.ts';

// Of a range that Visa issues to no bank.
const BIN = '445701';
const YEARS_VALID = 4;

/** A new card: a virtual one can be used at once, a physical one after its activation. */
export function newCard(
  body: CardBody,
  { now, random }: { now: string; random: Context['random'] },
): Card {
  const expires = DateTime.fromISO(now, { zone: 'utc' }).plus({ years: YEARS_VALID });
  const isVirtual = body.form === 'VIRTUAL';
  return {
    ...body,
    id: random.id(),
    creation_time: now,
    last_modified_time: now,
    card_status: isVirtual ? 'ACTIVE' : 'UNACTIVATED',
    card_fulfillment_status: isVirtual ? 'DIGITALLY_PRESENTED' : 'ISSUED',
    status_reason: 'NEW',
    pan: panOf(random.digits(9)),
    cvv: random.digits(3),
    pin: null,
    expiration_month: expires.toFormat('MM'),
    expiration_year: expires.toFormat('yyyy'),
  };
}

/** A number with its check digit (ISO/IEC 7812). */
function panOf(account: string): string {
  const digits = [...`${BIN}${account}`].map(Number).toReversed();
  const sum = digits
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return `${BIN}${account}${(10 - (sum % 10)) % 10}`;
}

const product = (name: string, form: 'VIRTUAL' | 'PHYSICAL') => ({
  id: stableId('synctera card product', form),
  card_program_id: stableId('synctera card program'),
  name,
  form,
  active: true,
  start_date: '2024-01-01T00:00:00Z',
});

/** The cards that can be ordered; always the same ones. */
export const CARD_PRODUCTS = [
  product('Virtual debit card', 'VIRTUAL'),
  product('Debit card', 'PHYSICAL'),
] as const;
