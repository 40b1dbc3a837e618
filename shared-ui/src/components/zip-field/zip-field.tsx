import type { FieldProps } from '#components/field/field.tsx';
import { MaskedField } from '#components/masked-field/masked-field.tsx';

/** A ZIP code. The value is its 5 digits, or 9 with the extension. */
export const ZipField = (props: FieldProps) => (
  <MaskedField {...props} pattern="#####-####" autoComplete="postal-code" />
);
