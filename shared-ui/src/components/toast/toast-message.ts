import type { Tone } from '#components/badge/tone.ts';

/** Something to be told in passing, as a queue of the caller's keeps it. */
export interface ToastMessage {
  /** Unlike that of any other message told before or after. */
  id: string;
  tone: Exclude<Tone, 'neutral' | 'pending'>;
  text: string;
  /** What can be done about it: `Undo`. */
  action?: { label: string; onPress: () => void };
}

/** Whether it goes by itself. What went wrong or asks for something waits to be read. */
export const isPassing = ({ tone, action }: ToastMessage): boolean =>
  (tone === 'info' || tone === 'success') && !action;
