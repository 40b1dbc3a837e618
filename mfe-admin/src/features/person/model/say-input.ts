import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { sayDetail, sayWord } from '#words/say-word.ts';
import { t } from '../timeline-messages.ts';

const KNOWN = [
  'accrued_net',
  'bank.available',
  'bills',
  'future_deposit',
  'last_gross',
  'payroll_linked',
  'payroll_unlinked',
  'refund_advance',
  'settled_repayments',
] as const;

const UNIT = /_(cents|basis_points)$/;

/** What a limit was computed from, by the name of its field: 'Bank balance' of 'facts.bank.available_cents'. */
export function sayInput(path: string): string {
  const name = path.replace(/^(facts|rules|moment)\./, '').replace(UNIT, '');
  const known = KNOWN.find((one) => one === name);
  if (known) return t(`input.${known}`);
  return sayWord(name.replaceAll('.', ' ').replaceAll(/(^| )is_/g, '$1'));
}

/** Its value: money, a part of a hundred, yes or no, a day or a word; null for what is not known. */
export function sayInputValue(
  path: string,
  value: string | number | boolean | null,
): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const [, unit] = UNIT.exec(path) ?? [];
  if (unit === 'cents') return formatMoney(Number(value));
  // A list has its elements by commas.
  if (unit === 'basis_points') return String(value).split(', ').map(toPercent).join(', ');
  return sayDetail(String(value));
}

const toPercent = (basisPoints: string): string => `${Number(basisPoints) / 100}%`;
