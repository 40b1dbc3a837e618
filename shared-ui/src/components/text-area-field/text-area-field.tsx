import type { FocusEvent } from 'react';
import { Field, type FieldProps } from '#components/field/field.tsx';
import fieldStyles from '#components/field/field.module.css';
import { useWords } from '#words/words.ts';
import styles from './text-area-field.module.css';

interface Props extends FieldProps {
  /**
   * How many characters the form's schema takes. It is counted down, never cut off: what was
   * pasted and is too long can then be shortened by the one who wrote it.
   */
  limit?: number;
}

/** Some lines of text, inside a Form. It grows with what is written. */
export function TextAreaField({ name, label, description, limit }: Props) {
  const words = useWords();
  return (
    <Field name={name} label={label} description={description}>
      {({ 'aria-describedby': described, ...control }) => {
        const countId = limit === undefined ? undefined : `${control.id}-count`;
        return (
          <>
            <textarea
              {...control}
              onFocus={intoView}
              className={`${fieldStyles.control} ${styles.area}`}
              rows={4}
              aria-describedby={[described, countId].filter(Boolean).join(' ') || undefined}
            />
            {limit !== undefined && (
              <p id={countId} className={styles.count} data-over={control.value.length > limit}>
                {words.charactersLeft(limit - control.value.length)}
              </p>
            )}
          </>
        );
      }}
    </Field>
  );
}

/*
 * Browsers show the line that is typed in, and leave the rest of the field behind what lies over the
 * foot of the page.
 */
const intoView = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest' });
