import { randomInt } from 'node:crypto';
import { DateTime } from 'luxon';
import type { Card } from './synctera-records.ts';
import type { CardBody } from './card-schemas.ts';

// Of the numbers that Visa gives nobody.
const BIN = '445701';
const YEARS_GOOD = 4;

/** A card as it is made: a virtual one is of use at once, a physical one after its activation. */
export function newCard(body: CardBody, now: string): Card {
  const expires = DateTime.fromISO(now, { zone: 'utc' }).plus({ years: YEARS_GOOD });
  const isVirtual = body.form === 'VIRTUAL';
  return {
    ...body,
    id: crypto.randomUUID(),
    creation_time: now,
    last_modified_time: now,
    card_status: isVirtual ? 'ACTIVE' : 'UNACTIVATED',
    card_fulfillment_status: isVirtual ? 'DIGITALLY_PRESENTED' : 'ISSUED',
    status_reason: 'NEW',
    pan: panOf(String(randomInt(10 ** 8, 10 ** 9))),
    cvv: String(randomInt(100, 1_000)),
    pin: null,
    expiration_month: expires.toFormat('MM'),
    expiration_year: expires.toFormat('yyyy'),
  };
}

/** With the digit by which a mistyped number is told (ISO/IEC 7812). */
function panOf(account: string): string {
  const digits = [...`${BIN}${account}`].map(Number).toReversed();
  const sum = digits
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return `${BIN}${account}${(10 - (sum % 10)) % 10}`;
}
