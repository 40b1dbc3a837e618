import type { FieldProps } from '#components/field/field.tsx';
import { digitsOf } from '#components/masked-field/digits.ts';
import { MaskedField } from '#components/masked-field/masked-field.tsx';

/**
 * A ZIP code of five digits, also of one that is pasted or filled in with its extension,
 * `94607-1234`. The value is its digits: as many as are typed, and never more than five.
 */
export const ZipField = (props: FieldProps) => (
  <MaskedField
    {...props}
    pattern="#####"
    autoComplete="postal-code"
    read={fiveDigits}
    readTyped={fiveDigits}
  />
);

const fiveDigits = (text: string): string => digitsOf(text).slice(0, 5);
