import type { ApiError } from '@reset/remote-sdk';
import {
  Banner,
  DialogActions,
  Form,
  Stack,
  SubmitButton,
  TextField,
  type FormRefusal,
  type SetValue,
} from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as yup from 'yup';
import {
  commandQuery,
  giveCommand,
  type CommandAnswer,
  type CommandCall,
} from '../api/give-command.ts';
import { t as say, useMessages } from '../messages.ts';
import { commandTries, KEY_REUSED } from '../model/command-tries.ts';
import { sayWhy } from '../model/say-why.ts';

export type FormValues = Record<string, unknown>;

/** What a command is, and what has to be asked for it. */
export interface AskedFor<Values extends FormValues> {
  /** On the button that opens its dialog, and on the one that sends. */
  action: string;
  title: string;
  /** What it will do. */
  consequence: ReactNode;
  /** Why it would be refused, as far as that is known: it is said above all else, and cannot be sent. */
  refusal?: string | undefined;
  /** What has to be typed before it can be sent. */
  phrase?: string | undefined;
  /** Whether it is kept why it was done; most is. */
  needsReason?: boolean;
  /** What the reason is called, where more is done with it than to keep it. */
  reasonField?: { label: string; hint: string };
  isLoss?: boolean;
  /** On the way out, where “Cancel” could be taken for the command. */
  keepLabel?: string | undefined;
  initialValues: Values;
  renderFields?: (values: Values, setValue: SetValue<Values>) => ReactNode;
  schema?: yup.ObjectShape;
  maySend?: (values: Values) => boolean;
  toCall: (values: Values) => CommandCall;
  /** At which field it is shown what the service says of one that the form has not. */
  fieldOf?: Readonly<Record<string, keyof Values & string>>;
}

interface Props<Values extends FormValues> extends AskedFor<Values> {
  /** It is sent, and there is no answer yet. */
  isPending: boolean;
  onPending: (isPending: boolean) => void;
  onAnswer: (answer: CommandAnswer) => void;
  onRefused: (refusal: ApiError) => Promise<void>;
  onClose: () => void;
}

/** Asks for all that a command needs, and gives it: once a click, by one key as long as nobody answers. */
export function CommandForm<Values extends FormValues>(props: Props<Values>) {
  const { action, title, refusal, phrase, needsReason = true, isLoss = false, isPending } = props;
  const t = useMessages();
  const { reasonField = { label: t('reason'), hint: t('reasonHint') } } = props;
  const box = useStart(refusal !== undefined);
  const submit = useSubmit(props);
  return (
    <div ref={box}>
      <Stack gap={16}>
        {refusal !== undefined && <Banner tone="warning">{refusal}</Banner>}
        <p>{props.consequence}</p>
        <Form<Values & Said>
          aria-label={title}
          initialValues={{ ...props.initialValues, reason: '', confirmation: '' }}
          validationSchema={yup.object({ ...props.schema, ...(needsReason && { reason }) })}
          onSubmit={async (values) => (await submit(values)) ?? undefined}
        >
          {(values, setValue) => (
            <>
              {props.renderFields?.(values, setValue as SetValue<Values>)}
              {needsReason && (
                <TextField
                  name="reason"
                  label={reasonField.label}
                  description={reasonField.hint}
                  autoComplete="off"
                />
              )}
              {phrase !== undefined && (
                <TextField name="confirmation" label={t('phrase', { phrase })} autoComplete="off" />
              )}
              <DialogActions
                onCancel={props.onClose}
                isPending={isPending}
                {...(props.keepLabel !== undefined && { cancelLabel: props.keepLabel })}
              >
                <SubmitButton
                  variant={isLoss ? 'danger' : 'primary'}
                  isWide={false}
                  isDisabled={
                    refusal !== undefined ||
                    (phrase !== undefined && values.confirmation !== phrase) ||
                    props.maySend?.(values) === false
                  }
                >
                  {action}
                </SubmitButton>
              </DialogActions>
            </>
          )}
        </Form>
      </Stack>
    </div>
  );
}

interface Said {
  reason: string;
  confirmation: string;
}

/** Gives the command by what was entered, and says why it was refused. */
function useSubmit<Values extends FormValues>(props: Props<Values>) {
  const { needsReason = true, phrase, onPending } = props;
  const [tries] = useState(() => commandTries());
  const sayEarlier = useSayEarlier();
  return async ({ reason: why, confirmation, ...values }: Values & Said) => {
    const call = props.toCall(values as unknown as Values);
    const body = {
      ...call.body,
      ...(needsReason && { reason: why.trim() }),
      ...(phrase !== undefined && { confirmation }),
    };
    onPending(true);
    const origin = tries.current();
    const result = await giveCommand({ ...call, body }, origin);
    tries.note(result);
    // The try before reached the service: this one, with other values, did not.
    const isOther = !result.ok && result.error.code === KEY_REUSED;
    const earlier = isOther ? await sayEarlier(origin.key) : null;
    if (!result.ok) await props.onRefused(result.error);
    onPending(false);
    if (result.ok) return props.onAnswer(result.data);
    if (earlier !== null) return { message: earlier, errors: {} };
    return atFields(result.error, props.fieldOf ?? {});
  };
}

/** Says what came of a try that reached us although its answer was lost. */
function useSayEarlier() {
  const t = useMessages();
  const queryClient = useQueryClient();
  return async (key: string): Promise<string> => {
    const command = await queryClient.fetchQuery(commandQuery(key)).catch(() => null);
    const what = command
      ? t(`earlier.${command.state}`, { why: sayWhy(command) })
      : t('earlier.unseen');
    return `${what} ${t('earlier.pressAgain')}`;
  };
}

/** The same, with what is said of other fields at the ones that the form has. */
const atFields = (
  { message, errors }: FormRefusal,
  fieldOf: Readonly<Record<string, string>>,
): FormRefusal => ({
  message,
  errors: Object.fromEntries(
    Object.entries(errors).map(([name, said]) => [fieldOf[name] ?? name, said]),
  ),
});

/**
 * Where a dialog begins: at its first field, as what will happen stood beside the button that opened it;
 * and where that would be refused, at its top, where it is said why. Enter in a line of text sends
 * nothing: what is done to somebody takes its button.
 */
function useStart(isRefused: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [startsRefused] = useState(isRefused);
  useEffect(() => {
    const element = box.current;
    if (!startsRefused) element?.querySelector<HTMLElement>(FIRST)?.focus();
    element?.addEventListener('keydown', keepEnter);
    return () => element?.removeEventListener('keydown', keepEnter);
  }, [startsRefused]);
  return box;
}

const FIRST = 'input, select, textarea, button[type="submit"]';

function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const reason = yup.string().trim().required(say('reasonRequired')).max(500, say('reasonTooLong'));
