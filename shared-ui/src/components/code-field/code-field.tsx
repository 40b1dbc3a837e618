import type { FieldProps } from '#components/field/field.tsx';
import { MaskedField } from '#components/masked-field/masked-field.tsx';

interface Props extends FieldProps {
  /** How many digits the code has. */
  length?: number;
}

/** A code that was sent by message. Phones offer it from there. The value is its digits. */
export const CodeField = ({ length = 6, ...props }: Props) => (
  <MaskedField {...props} pattern={'#'.repeat(length)} autoComplete="one-time-code" />
);
