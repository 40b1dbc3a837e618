import {
  DialogActions,
  Form,
  Stack,
  SubmitButton,
  TextField,
  type SetValue,
} from '@reset/shared-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as yup from 'yup';
import { giveCommand, type CommandAnswer, type CommandCall } from '../api/give-command.ts';
import { t as say, useMessages } from '../messages.ts';
import { commandKeys, KEY_REUSED } from '../model/command-keys.ts';

export type FormValues = Record<string, unknown>;

export interface CommandFormProps<Values extends FormValues> {
  action: string;
  title: string;
  /** What it will do. */
  consequence: ReactNode;
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
  onAnswer: (answer: CommandAnswer) => void;
  onRefused: () => void;
  onClose: () => void;
}

/** Asks for all that a command needs, and gives it: once a click, by one key as long as nobody answers. */
export function CommandForm<Values extends FormValues>(props: CommandFormProps<Values>) {
  const { action, title, phrase, needsReason = true, isLoss = false, maySend, toCall } = props;
  const t = useMessages();
  const { reasonField = { label: t('reason'), hint: t('reasonHint') } } = props;
  const [keys] = useState(() => commandKeys());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(FIRST)?.focus(), []);

  async function submit({ reason, confirmation, ...values }: Values & Said) {
    const call = toCall(values as unknown as Values);
    const body = {
      ...call.body,
      ...(needsReason && { reason: reason.trim() }),
      ...(phrase !== undefined && { confirmation }),
    };
    const result = await giveCommand({ ...call, body }, keys.current());
    keys.note(result);
    if (result.ok) return props.onAnswer(result.data);
    if (result.error.code === KEY_REUSED) {
      // The try before reached the service: what came of that is looked at.
      return props.onAnswer({
        command: { id: keys.current(), state: 'asked', code: null, error: null },
      });
    }
    props.onRefused();
    return result.error;
  }

  return (
    <div ref={box}>
      <Stack gap={16}>
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
                {...(props.keepLabel !== undefined && { cancelLabel: props.keepLabel })}
              >
                <SubmitButton
                  variant={isLoss ? 'danger' : 'primary'}
                  isWide={false}
                  isDisabled={
                    (phrase !== undefined && values.confirmation !== phrase) ||
                    maySend?.(values) === false
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

/** What the focus goes to: what will happen stood beside the button that opened this. */
const FIRST = 'input, select, textarea, button[type="submit"]';

const reason = yup.string().trim().required(say('reasonRequired')).max(500, say('reasonTooLong'));
