import { useEffect, useEffectEvent } from 'react';
import { isPassing, type ToastMessage } from './toast-message.ts';

const READING_MS = 8000;

/**
 * Lets go of messages that pass by themselves, one after another: each is the oldest for eight
 * seconds at least. Nothing passes while they are held, and then the time begins anew.
 */
export function usePassing(
  messages: ToastMessage[],
  isHeld: boolean,
  onPassed: (id: string) => void,
): void {
  const id = messages.find(isPassing)?.id;
  const passed = useEffectEvent(onPassed);
  useEffect(() => {
    if (id === undefined || isHeld) return;
    const timer = setTimeout(() => passed(id), READING_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
}
