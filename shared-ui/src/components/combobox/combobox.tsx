import '../../react-aria-without-inline-styles.ts';
import { useId, useState, type FocusEvent, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, Input, Label } from 'react-aria-components/ComboBox';
import type { Choice } from '#components/field/choice.ts';
import buttonStyles from '#components/field/control-button.module.css';
import fieldStyles from '#components/field/field.module.css';
import { Icon } from '#components/icon/icon.tsx';
import { useWords, type Words } from '#words/words.ts';
import { useSuggestions, type ChoiceSource, type Suggestions } from './use-suggestions.ts';
import styles from './combobox.module.css';
import { SuggestionList } from './suggestion-list.tsx';

interface Props {
  id?: string;
  label: string;
  /** Between the label and the control. */
  hint?: ReactNode;
  source: ChoiceSource;
  /** What is looked for before anything is typed; nothing unfolds by it. */
  initialText?: string;
  value: Choice | null;
  /** `null` as soon as the text is no longer that of the choice. */
  onChange: (choice: Choice | null) => void;
  /** What she typed, of which nothing is chosen; empty once something is. */
  onTextChange?: (text: string) => void;
  onBlur?: (event: FocusEvent) => void;
  isInvalid?: boolean;
  /** A way on from a search that finds nothing or fails, offered in the list. */
  fallback?: Fallback;
  /** Its text was handed in and is no choice: said below it, where no form says it. */
  isRefused?: boolean;
  'aria-describedby'?: string;
}

/** A text that is completed to one of many choices. What is none of them stays, and is no choice. */
export function Combobox({ label, hint, source, value, onChange, ...rest }: Props) {
  const {
    id,
    initialText = '',
    onTextChange,
    onBlur,
    isInvalid,
    isRefused = false,
    fallback,
  } = rest;
  const errorId = useId();
  const [typed, setTyped] = useState(initialText);
  const text = value ? value.label : typed;
  const isSearch = !Array.isArray(source);
  const { state, choices } = useOffered(source, { value, text, fallback });

  return (
    <ComboBox
      id={id}
      className={styles.combobox}
      items={choices.map(({ value: key, label: name }) => ({ id: key, name }))}
      // An untouched field has nothing to say.
      allowsEmptyCollection={text.trim() !== ''}
      // The list also closes when the page is scrolled, and that takes no text from anybody.
      allowsCustomValue
      inputValue={text}
      onInputChange={(input) => {
        setTyped(input);
        if (value && input !== value.label) onChange(null);
        onTextChange?.(input);
      }}
      value={value?.value ?? null}
      onChange={(key) => {
        const choice = choices.find((one) => one.value === key);
        if (!choice) return;
        setTyped('');
        if (choice.value === FALLBACK) return fallback?.onTake();
        onChange(choice);
        onTextChange?.('');
      }}
      onBlur={onBlur}
      isInvalid={isInvalid || isRefused}
      aria-describedby={idsOf(rest['aria-describedby'], isRefused && errorId)}
    >
      <Label className={fieldStyles.label}>{label}</Label>
      {hint}
      <Field isSearch={isSearch} />
      <SuggestionList state={state} />
      {isRefused && <Refusal id={errorId} />}
    </ComboBox>
  );
}

interface Fallback {
  /** After why it is offered: `Search at Plaid instead`. */
  label: string;
  onTake: () => void;
}

const IN_VAIN: Partial<
  Record<Suggestions['state'], keyof Pick<Words, 'noneFound' | 'searchFailed'>>
> = { found: 'noneFound', failed: 'searchFailed' };

/** No choice has this value. */
const FALLBACK = 'combobox-fallback';

interface Sought {
  value: Choice | null;
  text: string;
  fallback: Fallback | undefined;
}

/** What the list offers: what is found, or the way on from a search in vain. */
function useOffered(source: ChoiceSource, { value, text, fallback }: Sought): Suggestions {
  const words = useWords();
  // Once chosen, the list that there is can be looked through again; a search has nothing to add.
  const { state, choices } = useSuggestions(source, value ? '' : text);
  if (value && !Array.isArray(source)) return { state, choices: [value] };
  const why = choices.length === 0 && IN_VAIN[state];
  if (!why || !fallback) return { state, choices };
  return { state, choices: [{ value: FALLBACK, label: `${words[why]} ${fallback.label}` }] };
}

const idsOf = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** Where she types: after a magnifier, or before what unfolds a list that is there. */
function Field({ isSearch }: { isSearch: boolean }) {
  const words = useWords();
  return (
    <div className={isSearch ? styles.search : `${buttonStyles.box} ${styles.field}`}>
      {isSearch && <Icon name="search" />}
      <Input
        className={fieldStyles.control}
        placeholder={words.startTyping}
        autoComplete="off"
        spellCheck="false"
      />
      {!isSearch && (
        <Button className={buttonStyles.button} aria-label={words.showChoices}>
          <Icon name="chevron-down" />
        </Button>
      )}
    </div>
  );
}

function Refusal({ id }: { id: string }) {
  const words = useWords();
  return (
    <p id={id} className={fieldStyles.error}>
      <Icon name="circle-alert" size={16} />
      {words.pickFromList}
    </p>
  );
}
