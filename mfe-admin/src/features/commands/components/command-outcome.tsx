import { Banner, Button, Spinner, Stack, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { sayWholeMoment } from '#moments/say-moment.ts';
import { commandQuery, type Command, type CommandAnswer } from '../api/give-command.ts';
import { useMessages } from '../messages.ts';
import { sayWhy } from '../model/say-why.ts';

interface Props {
  answer: CommandAnswer;
  /** What is said of a refusal that is for good; null of what was not refused. */
  end: ReactNode;
  onDone: () => void;
  onRefused: () => void;
  onClose: () => void;
}

/** What a command is waiting for, where it was not done at once, or why it never will be. */
export function CommandOutcome({ answer, end, onClose, ...ended }: Props) {
  const { command, approval, askedBefore = false } = answer ?? {};
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <Stack gap={16}>
        <div role={end === null ? 'status' : 'alert'}>
          {end !== null && <Banner tone="danger">{end}</Banner>}
          {approval ? (
            <Banner tone="info">
              {askedBefore &&
                t('askedBefore', {
                  who: approval.madeByName ?? t('somebody'),
                  at: sayWholeMoment(approval.madeAt),
                })}{' '}
              {t('approval', { until: sayWholeMoment(approval.expiresAt) })}{' '}
              <TextLink href="/admin/approvals">{t('approvals')}</TextLink>
            </Banner>
          ) : (
            command && <AskedCommand command={command} {...ended} />
          )}
        </div>
        <div>
          <Button onPress={onClose}>{t('close')}</Button>
        </div>
      </Stack>
    </div>
  );
}

interface AskedProps extends Pick<Props, 'onDone' | 'onRefused'> {
  command: Command;
}

/** Looks again until it was done or refused. */
function AskedCommand({ command, onDone, onRefused }: AskedProps) {
  const t = useMessages();
  const { data, isError } = useQuery(commandQuery(command.id));
  const { state } = data ?? command;
  const end = useEffectEvent((now: Command['state']) => {
    if (now === 'done') onDone();
    if (now === 'refused') onRefused();
  });
  useEffect(() => end(state), [state]);
  if (state === 'refused') {
    return <Banner tone="danger">{t('refused', { why: sayWhy(data ?? command) })}</Banner>;
  }
  if (state === 'proposed') {
    return (
      <Banner tone="info">
        {t('proposed')} <TextLink href="/admin/approvals">{t('approvals')}</TextLink>
      </Banner>
    );
  }
  return (
    <Banner tone={isError ? 'warning' : 'info'}>
      <Spinner /> {t(isError ? 'unseen' : 'pending')}
    </Banner>
  );
}
