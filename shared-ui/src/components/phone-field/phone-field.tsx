import type { FieldProps } from '#components/field/field.tsx';
import { digitsOf } from '#components/masked-field/digits.ts';
import { MaskedField } from '#components/masked-field/masked-field.tsx';

/** A phone number of the United States. The value is its 10 digits, with no country code. */
export const PhoneField = (props: FieldProps) => (
  <MaskedField
    {...props}
    type="tel"
    pattern="(###) ###-####"
    autoComplete="tel"
    read={nationalDigits}
    readTyped={nationalDigits}
  />
);

/** No area code begins with 1: a 1 in front is the country's. */
const nationalDigits = (text: string): string => digitsOf(text).replace(/^1/, '');
