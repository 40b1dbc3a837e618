import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { Badge, Button } from '@reset/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useIsAtLeast } from '#role/role-store.ts';
import { useMessages } from '../messages.ts';
import styles from './command-action.module.css';
import { CommandDialog, type DialogProps } from './command-dialog.tsx';
import type { FormValues } from './command-form.tsx';
import { useShowDialog } from './command-host.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface CommandActionProps<Values extends FormValues> extends Omit<
  DialogProps<Values>,
  'onDone' | 'onClose'
> {
  /** The first role that may do it; the service looks at each call itself. */
  leastRole?: StaffRole;
  /** Names the button where its words alone would not tell it from others. */
  label?: string;
  /** What comes after it is done, where that is not to stay on the page. */
  onDone?: (() => void) | undefined;
  /** Its consequence is said above a list of such buttons. */
  isBrief?: boolean;
  /** It stands in a row of a list, with less weight. */
  isQuiet?: boolean;
  /** The step that most take from here. */
  isMain?: boolean;
}

/** Something that staff may do to an account: what it will do, its button, and its dialog. */
export function CommandAction<Values extends FormValues>(props: CommandActionProps<Values>) {
  const { label, onDone, isBrief = false, ...rest } = props;
  const { isQuiet = isBrief, isMain = false, leastRole = 'operations', ...command } = rest;
  const { action, consequence, isLoss = false } = command;
  const t = useMessages();
  const mayGive = useIsAtLeast(leastRole);
  const show = useShowDialog();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  useKeptFocus(box, isDone);

  // Shown anew with each render, as what the page says of it may have changed.
  useEffect(() => {
    if (!isOpen) return;
    show(
      <CommandDialog
        {...command}
        onClose={() => {
          show(null);
          setOpen(false);
        }}
        onDone={() => {
          setDone(true);
          onDone?.();
        }}
      />,
    );
  });

  return (
    <div ref={box} className={styles.action}>
      {!isBrief && (
        // Named, as what it says is not so before the button is pressed.
        <p className={styles.consequence}>
          <span>{t('consequenceOf', { action })}</span> {consequence}
        </p>
      )}
      <div className={styles.end}>
        {isDone && <Badge tone="success">{t('done')}</Badge>}
        {mayGive ? (
          <Button
            variant={buttonVariant({ isLoss, isQuiet, isMain })}
            {...(label === undefined ? {} : { 'aria-label': label })}
            onPress={() => {
              setDone(false);
              setOpen(true);
            }}
          >
            {action}
          </Button>
        ) : (
          <span className={styles.consequence}>
            {isBrief && `${action}: `}
            {t(`takes.${leastRole}`)}
          </span>
        )}
      </div>
    </div>
  );
}

type Weight = Record<'isLoss' | 'isQuiet' | 'isMain', boolean>;

function buttonVariant({ isLoss, isQuiet, isMain }: Weight) {
  if (isQuiet) return isLoss ? 'quiet-danger' : 'quiet';
  if (isMain) return 'primary';
  return isLoss ? 'danger' : 'secondary';
}
