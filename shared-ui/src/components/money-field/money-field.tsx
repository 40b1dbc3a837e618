import { useFormikContext } from 'formik';
import { useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { FieldError, FieldHint, FieldLabel } from '#components/field/field-parts.tsx';
import type { FieldProps } from '#components/field/field.tsx';
import styles from '#components/field/field.module.css';
import { useFieldControl } from '#components/field/use-field-control.ts';
import { readCents, writeCents } from './cents.ts';

interface MoneyFieldProps extends FieldProps {
  /** A minus sign stays where it is typed, for the form to refuse; else none can be typed. */
  isSigned?: boolean;
}

/** An amount of dollars, inside a Form. The value is whole cents, or `null` while it is empty. */
export function MoneyField({ name, label, description, isSigned = false }: MoneyFieldProps) {
  const {
    value,
    onChange: _replaced,
    ...control
  } = useFieldControl<number | null>(name, description !== undefined);
  const { setFieldValue } = useFormikContext();
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.field}>
      <FieldLabel controlId={control.id}>{label}</FieldLabel>
      <FieldHint controlId={control.id}>{description}</FieldHint>
      <NumericFormat
        {...control}
        className={styles.control}
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        thousandSeparator
        decimalScale={2}
        allowNegative={isSigned}
        // `12.5` stays as it is while it is being typed: it becomes 12.50 when focus leaves.
        value={readCents(typed) === value ? typed : writeCents(value)}
        valueIsNumericString
        isAllowed={(amount) => amount.value.length <= LONGEST}
        onValueChange={(amount, { event }) => {
          if (!event) return;
          setTyped(amount.value);
          void setFieldValue(name, readCents(amount.value));
        }}
        onBlur={(event) => {
          setTyped(writeCents(value));
          control.onBlur(event);
        }}
      />
      <FieldError name={name} controlId={control.id} />
    </div>
  );
}

/** Less than a hundred million dollars. */
const LONGEST = '99999999.99'.length;
