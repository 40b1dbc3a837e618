/** What a key does in this area. */
export type KeyAction = 'next' | 'previous' | 'open' | 'help' | 'palette';

/** Of a press: which key, with what, and where. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** In a field, whose text it is, or in a dialog, which has keys of its own. */
  isElsewhere: boolean;
}

const SINGLE: Record<string, KeyAction> = { j: 'next', k: 'previous', Enter: 'open', '?': 'help' };

/**
 * What a press asks for; null for one that is none of this area's business.
 * @param areSingleKeysOn who speaks to her computer turns them off, because words are presses too
 */
export function keyAction(press: KeyPress, areSingleKeysOn: boolean): KeyAction | null {
  const { key, ctrlKey, metaKey, altKey, isElsewhere } = press;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (altKey || isElsewhere || !areSingleKeysOn) return null;
  return SINGLE[key] ?? null;
}
