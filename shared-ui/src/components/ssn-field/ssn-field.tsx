import type { FieldProps } from '#components/field/field.tsx';
import { MaskedField } from '#components/masked-field/masked-field.tsx';

/** A social security number. The value is its 9 digits; no browser keeps it, and it can be hidden. */
export const SsnField = (props: FieldProps) => (
  <MaskedField {...props} pattern="###-##-####" autoComplete="off" canHide />
);
