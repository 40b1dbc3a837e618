import { useState } from 'react';

/**
 * What is shown stays as it is while `isHeld`, whatever comes in: of an application behind a
 * widget, a poll must not take away the screen that the widget lies on. What changed meanwhile
 * shows when it is let go.
 */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  if (isHeld && held === null) setHeld({ value });
  if (!isHeld && held !== null) setHeld(null);
  return isHeld && held !== null ? held.value : value;
}
