import { announce, type ApiError } from '@reset/remote-sdk';
import { Dialog } from '@reset/shared-ui';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { CommandAnswer } from '../api/give-command.ts';
import { CommandForm, type AskedFor, type FormValues } from './command-form.tsx';
import { CommandOutcome } from './command-outcome.tsx';

export interface DialogProps<Values extends FormValues> extends AskedFor<Values> {
  /** The person that it is about, whose page is read anew after it. */
  userId: string | null;
  /** What else is read anew. */
  reads?: QueryKey;
  /** Said once it is done. */
  done: string;
  /** What is said where a refusal is for good, so that it is not sent again; null where it may be. */
  sayEnd?: (refusal: ApiError) => Promise<ReactNode>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for what a command needs, gives it, and stays until what came of it was seen. */
export function CommandDialog<Values extends FormValues>(props: DialogProps<Values>) {
  const { userId, reads, done, sayEnd, onDone, onClose, ...form } = props;
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [waiting, setWaiting] = useState<CommandAnswer>(null);
  const [end, setEnd] = useState<ReactNode>(null);

  function readAnew() {
    void queryClient.invalidateQueries({ queryKey: ['admin', 'user', userId] });
    if (reads) void queryClient.invalidateQueries({ queryKey: reads });
  }

  function finish() {
    onClose();
    announce(done);
    readAnew();
    onDone();
  }

  function receive(answer: CommandAnswer) {
    const isDone = !answer?.approval && !answer?.command;
    // The form is gone before the page is read anew: each look at contact details is in the log.
    flushSync(() => (isDone ? onClose() : setWaiting(answer)));
    return isDone ? finish() : readAnew();
  }

  // What was refused is in the log as well.
  async function refuse(refusal: ApiError) {
    readAnew();
    setEnd((await sayEnd?.(refusal)) ?? null);
  }

  return (
    <Dialog title={form.title} isOpen isPending={isPending} onClose={onClose}>
      {waiting || end !== null ? (
        <CommandOutcome
          answer={waiting}
          end={end}
          onDone={finish}
          onRefused={readAnew}
          onClose={() => {
            onClose();
            readAnew();
          }}
        />
      ) : (
        <CommandForm
          {...form}
          isPending={isPending}
          onPending={setPending}
          onAnswer={receive}
          onRefused={refuse}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
