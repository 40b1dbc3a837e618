import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Banner } from '#components/banner/banner.tsx';
import { useWords } from '#words/words.ts';
import { fieldId, useFormState } from './form-context.ts';
import styles from './form.module.css';
import { useFieldErrors } from './use-field-errors.ts';

/** Above the fields after a failed submit: what is wrong, each point a link to its field. */
export function ErrorSummary() {
  const words = useWords();
  const titleId = useId();
  const { isSubmitting } = useFormikContext();
  const { id, refused, problem } = useFormState();
  const errors = Object.entries(useFieldErrors());
  const isShown = !isSubmitting && (errors.length > 0 || refused !== null);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSubmitting) return;
    summary.current?.focus();
  }, [isSubmitting]);

  if (!isShown) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Banner tone="danger">
        <p id={titleId} className={styles.title}>
          {refused?.message ?? problem ?? words.pleaseCheck}
        </p>
        {errors.length > 0 && (
          <ul className={styles.errors}>
            {errors.map(([name, error]) => (
              <li key={name}>
                <a href={`#${fieldId(id, name)}`} onClick={focusTarget}>
                  {error}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}

/** To the field itself: following the hash would leave an entry in the history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
