import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WidgetMessage } from '#components/widget-frame/widget-message.ts';
import { useWords } from '#words/words.ts';
import type { LinkPhase, LinkSteps, LinkSuccess } from './link-steps.ts';

interface Needs extends LinkSteps {
  onLinked?: (() => void) | undefined;
  onClose: () => void;
}

interface Link {
  phase: LinkPhase;
  /** What the widget of the open phase says. */
  hear: (message: WidgetMessage) => void;
  retry: () => void;
}

/**
 * Token, widget, link: one after another, and from where it stopped on another try. However often
 * a widget says that it succeeded, one link is made of it, also when the dialog is closed by then.
 */
export function useLink({ start, finish, explain, onEvent, onLinked, onClose }: Needs): Link {
  const words = useWords();
  const [phase, setPhase] = useState<LinkPhase>({ name: 'starting' });
  const isOpen = useRef(false);

  async function complete(success: LinkSuccess) {
    if (!finish) return onClose();
    setPhase({ name: 'finishing' });
    const result = await finish(success);
    if (result.ok) return onLinked?.();
    const { sentence, isFinal } = result;
    return setPhase({ name: 'stopped', sentence, success: isFinal ? null : success });
  }

  function stop(sentence: string) {
    isOpen.current = false;
    setPhase({ name: 'stopped', sentence, success: null });
  }

  function hear(message: WidgetMessage) {
    if (message.type === 'event') return onEvent(message.name, message.data);
    if (message.type === 'opened' || !isOpen.current) return undefined;
    if (message.type === 'failed') return stop(words.widgetFailed);
    if (message.type === 'exit') return message.error ? stop(explain(message.error)) : onClose();
    isOpen.current = false;
    return void complete(message);
  }

  const begin = useEffectEvent(start);
  useEffect(() => {
    if (phase.name !== 'starting') return undefined;
    let isOver = false;
    void begin().then((answer) => {
      if (isOver) return;
      isOpen.current = answer.ok;
      setPhase(
        answer.ok
          ? { name: 'open', token: answer.token }
          : { name: 'stopped', sentence: answer.sentence, success: null },
      );
    });
    return () => {
      isOver = true;
    };
  }, [phase]);

  function retry() {
    if (phase.name !== 'stopped') return;
    if (phase.success) void complete(phase.success);
    else setPhase({ name: 'starting' });
  }

  return { phase, hear, retry };
}
