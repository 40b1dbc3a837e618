/** Cents of an amount as a program writes it, `1234.5`; `null` when nothing is written. */
export function readCents(amount: string): number | null {
  const [dollars = '', cents = ''] = amount.split('.');
  if (!dollars && !cents) return null;
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** `123450` as `1234.50`. Not by a division, which would not be exact. */
export function writeCents(cents: number | null): string {
  if (cents === null) return '';
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
