import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { lettersOf, stateOfText, type StateNames } from './state-of-text.ts';

const NOTHING = { word: '', shown: '' };

/**
 * Reads what is typed, pasted or filled in as a state, before the field cuts it to two letters: who
 * types on has written a name.
 * @returns what stands in the field for a text that has come into it otherwise
 */
export function useStateTyping(
  input: RefObject<HTMLInputElement | null>,
  name: string,
  names: StateNames,
): (text: string) => string {
  const { setFieldValue } = useFormikContext();
  /** All letters that were typed one behind the other, and what stands in the field for them. */
  const written = useRef(NOTHING);

  function write(text: string, shown: string): string {
    written.current = { word: lettersOf(text), shown };
    return shown;
  }

  const insert = useEffectEvent((event: InputEvent) => {
    const field = input.current;
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
    if (!field || !inserted || !event.cancelable) return;
    const text = textAfter(field, inserted, written.current);
    // There is room for it.
    if (text.length <= 2) return;
    event.preventDefault();
    const shown = stateOfText(text, names);
    const isSlip = shown === null && inserted.length === 1;
    if (!isSlip) void setFieldValue(name, write(text, shown ?? firstOf(text)));
  });
  useEffect(() => {
    const field = input.current;
    const onBeforeInput = (event: InputEvent) => insert(event);
    const onBlur = () => (written.current = NOTHING);
    field?.addEventListener('beforeinput', onBeforeInput);
    field?.addEventListener('blur', onBlur);
    return () => {
      field?.removeEventListener('beforeinput', onBeforeInput);
      field?.removeEventListener('blur', onBlur);
    };
  }, [input]);
  return (text) => write(text, stateOfText(text, names) ?? firstOf(text));
}

/** What would stand there if the field had room for it. */
function textAfter(
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  inserted: string,
  { word, shown }: typeof NOTHING,
): string {
  const start = selectionStart ?? value.length;
  const before = start === value.length && value === shown ? word : value.slice(0, start);
  return before + inserted + value.slice(selectionEnd ?? start);
}

/** Of a text that names no state, too little to be taken for one. */
const firstOf = (text: string): string => lettersOf(text).slice(0, 1);
