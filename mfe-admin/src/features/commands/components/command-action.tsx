import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { announce } from '@reset/remote-sdk';
import { Badge, Button, Dialog } from '@reset/shared-ui';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CommandAnswer } from '../api/give-command.ts';
import { useMessages } from '../messages.ts';
import styles from './command-action.module.css';
import { CommandForm, type CommandFormProps, type FormValues } from './command-form.tsx';
import { useIsAtLeast } from '#role/role-store.ts';
import { CommandOutcome } from './command-outcome.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface CommandActionProps<Values extends FormValues> extends Pick<
  CommandFormProps<Values>,
  | 'consequence'
  | 'phrase'
  | 'needsReason'
  | 'reasonField'
  | 'isLoss'
  | 'keepLabel'
  | 'initialValues'
  | 'renderFields'
  | 'schema'
  | 'maySend'
  | 'toCall'
> {
  /** The person that it is about, whose page is read anew after it. */
  userId: string | null;
  /** The first role that may do it; the service looks at each call itself. */
  leastRole?: StaffRole;
  /** What else is read anew. */
  reads?: QueryKey;
  /** On the button, and on the one that sends. */
  action: string;
  title: string;
  /** Names the button where its words alone would not tell it from others. */
  label?: string;
  /** Said once it is done. */
  done: string;
  /** What comes after it is done, where that is not to stay on the page. */
  onDone?: (() => void) | undefined;
  /** Its consequence is said above a list of such buttons. */
  isBrief?: boolean;
  /** It stands in a row of a list, with less weight. */
  isQuiet?: boolean;
}

/** Something that staff may do to an account: what it will do, its button, and its dialog. */
export function CommandAction<Values extends FormValues>(props: CommandActionProps<Values>) {
  const { userId, reads, action, title, label, done, onDone, isBrief = false, ...rest } = props;
  const { isQuiet = isBrief, leastRole = 'operations', ...form } = rest;
  const t = useMessages();
  const mayGive = useIsAtLeast(leastRole);
  const queryClient = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const [waiting, setWaiting] = useState<CommandAnswer>(null);
  useKeptFocus(box, isDone);

  function readAnew() {
    void queryClient.invalidateQueries({ queryKey: ['admin', 'user', userId] });
    if (reads) void queryClient.invalidateQueries({ queryKey: reads });
  }

  function close() {
    setOpen(false);
    setWaiting(null);
  }

  function finish() {
    close();
    setDone(true);
    announce(done);
    readAnew();
    onDone?.();
  }

  function receive(answer: CommandAnswer) {
    if (!answer?.approval && !answer?.command) return finish();
    setWaiting(answer);
    // While nobody knows its outcome, its owner may not answer: the section that this stands in would go.
    if (!answer.command) readAnew();
    return undefined;
  }

  return (
    <div ref={box} className={styles.action}>
      {!isBrief && (
        // Named, as what it says is not so before the button is pressed.
        <p className={styles.consequence}>
          <span>{t('consequenceOf', { action })}</span> {form.consequence}
        </p>
      )}
      <div className={styles.end}>
        {isDone && <Badge tone="success">{t('done')}</Badge>}
        {mayGive ? (
          <Button
            variant={buttonVariant(form.isLoss, isQuiet)}
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
      <Dialog title={title} isOpen={isOpen} onClose={close}>
        {waiting ? (
          <CommandOutcome
            answer={waiting}
            onDone={finish}
            onRefused={readAnew}
            onClose={() => {
              close();
              readAnew();
            }}
          />
        ) : (
          <CommandForm
            {...form}
            action={action}
            title={title}
            onAnswer={receive}
            // What was refused is in the log as well.
            onRefused={readAnew}
            onClose={close}
          />
        )}
      </Dialog>
    </div>
  );
}

function buttonVariant(isLoss: boolean | undefined, isQuiet: boolean) {
  if (isQuiet) return isLoss ? 'quiet-danger' : 'quiet';
  return isLoss ? 'danger' : 'secondary';
}
