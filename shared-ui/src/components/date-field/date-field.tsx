import type { FieldProps } from '#components/field/field.tsx';
import { digitsOf, fillPattern } from '#components/masked-field/digits.ts';
import { MaskedField } from '#components/masked-field/masked-field.tsx';
import { useWords } from '#words/words.ts';
import { readDate } from './read-date.ts';

interface Props extends FieldProps {
  autoComplete?: 'bday' | 'off';
}

const PATTERN = '##/##/####';

/**
 * A day, typed as mm/dd/yyyy. The value is `YYYY-MM-DD` once it is a day of the calendar; until
 * then it is what stands in the field, which no date schema accepts.
 */
export const DateField = (props: Props) => (
  <MaskedField
    {...props}
    pattern={PATTERN}
    placeholder={useWords().datePattern}
    read={readPasted}
    readTyped={readTyped}
    toValue={toValue}
    toDigits={toDigits}
  />
);

/** `1/` is January: the slash says that no second digit follows. */
const readTyped = (text: string): string => digitsOf(text.replace(/(^|\/)(\d)\/$/, '$10$2'));

function readPasted(text: string): string {
  const day = readDate(text);
  return day ? toDigits(day) : digitsOf(text);
}

function toValue(digits: string): string {
  const text = fillPattern(PATTERN, digits);
  const [month, day, year] = text.split('/');
  const iso = `${year}-${month}-${day}`;
  return digits.length === 8 && readDate(iso) === iso ? iso : text;
}

function toDigits(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  return year ? `${month}${day}${year}` : digitsOf(value);
}
