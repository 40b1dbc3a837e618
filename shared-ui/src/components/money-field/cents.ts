/** Cents of an amount as a program writes it, `1234.5`; `null` when nothing is written. */
export function readCents(amount: string): number | null {
  const isNegative = amount.startsWith('-');
  const [dollars = '', cents = ''] = amount.slice(isNegative ? 1 : 0).split('.');
  if (!dollars && !cents) return null;
  const size = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return isNegative && size > 0 ? -size : size;
}

/** `123450` as `1234.50`. Not by a division, which would not be exact. */
export function writeCents(cents: number | null): string {
  if (cents === null) return '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
