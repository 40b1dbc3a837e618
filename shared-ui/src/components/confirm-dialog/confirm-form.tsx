import { useId, useState, type ReactNode } from 'react';
import { Banner } from '#components/banner/banner.tsx';
import { Button } from '#components/button/button.tsx';
import { DialogActions } from '#components/dialog/dialog-actions.tsx';
import { FieldLabel } from '#components/field/field-parts.tsx';
import fieldStyles from '#components/field/field.module.css';
import { useWords } from '#words/words.ts';
import styles from './confirm-dialog.module.css';

export interface Confirmation {
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** What has to be typed, letter for letter: the name of what is lost, or of the deed. */
  phrase: string;
  /** What the button does, in its own words: `Close my account`. */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Being done: the dialog stays until it is closed from outside. */
  isPending?: boolean;
  /** Why it was refused. */
  error?: string;
}

/** What stands in the dialog. It is made anew with each opening, and so is what was typed. */
export function ConfirmForm({ children, phrase, confirmLabel, onConfirm, ...rest }: Confirmation) {
  const { onClose, isPending = false, error } = rest;
  const words = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const isConfirmed = typed === phrase;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isConfirmed && !isPending) onConfirm();
      }}
    >
      <div className={styles.consequence}>{children}</div>
      <div className={fieldStyles.field}>
        <FieldLabel controlId={id}>{words.typeToConfirm(<q key="phrase">{phrase}</q>)}</FieldLabel>
        <input
          id={id}
          className={fieldStyles.control}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      <div role="alert">{error !== undefined && <Banner tone="danger">{error}</Banner>}</div>
      <DialogActions onCancel={onClose} isPending={isPending}>
        <Button type="submit" variant="danger" isDisabled={!isConfirmed} isPending={isPending}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
