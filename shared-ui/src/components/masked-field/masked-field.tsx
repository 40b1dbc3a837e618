import { useFormikContext } from 'formik';
import { useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format';
import { Field, type FieldProps } from '#components/field/field.tsx';
import buttonStyles from '#components/field/control-button.module.css';
import styles from '#components/field/field.module.css';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import ownStyles from './masked-field.module.css';
import { digitsOf, fillPattern } from './digits.ts';

interface Props extends FieldProps {
  /** What is shown, a `#` for each digit: `(###) ###-####`. */
  pattern: string;
  /** The digits of something pasted or filled in by the browser, in whatever format. */
  read?: (text: string) => string;
  /** The digits of what stands in the field after a single key. */
  readTyped?: (text: string) => string;
  /** The form's value for digits; without it they are the value. */
  toValue?: (digits: string) => string;
  /** The digits of a form's value, as `toValue` made it. */
  toDigits?: (value: string) => string;
  type?: 'text' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** It can be hidden from who looks over her shoulder. */
  canHide?: boolean;
}

/** Digits in a familiar shape, inside a Form. The signs of the shape are never submitted. */
export function MaskedField({ name, label, description, pattern, ...rest }: Props) {
  const {
    read = digitsOf,
    readTyped = digitsOf,
    toValue = same,
    toDigits = same,
    ...others
  } = rest;
  const { canHide = false, ...input } = others;
  const words = useWords();
  const [isHidden, setHidden] = useState(false);
  const { setFieldValue } = useFormikContext();
  return (
    <Field name={name} label={label} description={description}>
      {({ onChange: _replaced, ...control }) => (
        <div className={canHide ? buttonStyles.box : undefined}>
          <NumberFormatBase
            {...control}
            {...input}
            className={`${styles.control} ${isHidden ? ownStyles.hidden : ''}`}
            inputMode={input.type === 'tel' ? 'tel' : 'numeric'}
            value={toDigits(control.value)}
            valueIsNumericString
            format={(digits) => fillPattern(pattern, digits)}
            removeFormatting={(text, change) => (isOneKey(change) ? readTyped : read)(text)}
            onValueChange={({ value }, { event }) => {
              if (event) void setFieldValue(name, toValue(value));
            }}
          />
          {canHide && (
            <button
              type="button"
              className={buttonStyles.button}
              aria-label={isHidden ? words.showNumber : words.hideNumber}
              onClick={() => setHidden(!isHidden)}
            >
              <Icon name={isHidden ? 'eye' : 'eye-off'} />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

const same = (text: string): string => text;

type Change = Parameters<NonNullable<NumberFormatBaseProps['removeFormatting']>>[1];

/** Pasted, dropped and filled-in text comes as several signs at once. */
const isOneKey = (change: Change): boolean => !change || change.to.end - change.to.start <= 1;
