import type { FieldProps } from '#components/field/field.tsx';
import { digitsOf } from '#components/masked-field/digits.ts';
import { MaskedField } from '#components/masked-field/masked-field.tsx';

/**
 * A ZIP code. The value is its digits: 5, or as many as are typed. Of one that is pasted or filled in
 * with its extension, `94607-1234`, the first 5.
 */
export const ZipField = (props: FieldProps) => (
  <MaskedField
    {...props}
    pattern="#####-####"
    autoComplete="postal-code"
    read={(text) => digitsOf(text.replace(EXTENSION, '$1'))}
  />
);

const EXTENSION = /^\s*(\d{5})-\d{4}\s*$/;
