const CENTS = /_?cents$/i;

/**
 * A row of a database as a person reads it: what is in cents under a name that says so is in decimal
 * dollars under the name without it, also within what is stored as JSON; instants are ISO 8601.
 */
export const shownRow = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      CENTS.test(name) && (value === null || isWhole(value))
        ? [shownName(name), value === null ? null : decimalDollars(BigInt(value))]
        : [name, shownValue(value)],
    ),
  );

/** `held_cents` is `held`; nothing but `cents` is `amount`. */
export const shownName = (name: string): string => name.replace(CENTS, '') || 'amount';

function shownValue(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(shownValue);
  return typeof value === 'object' && value !== null ? shownRow(value) : value;
}

const isWhole = (value: unknown): value is bigint | number =>
  typeof value === 'bigint' || Number.isSafeInteger(value);

/** Exact, with two decimals: `-45.00`. */
function decimalDollars(cents: bigint): string {
  const [sign, whole] = cents < 0n ? ['-', -cents] : ['', cents];
  return `${sign}${whole / 100n}.${String(whole % 100n).padStart(2, '0')}`;
}
