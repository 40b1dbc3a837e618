import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { i18n, WRITTEN_IN } from './i18n.ts';
import { isPseudo, pseudo } from './pseudo.ts';

/**
 * A slice's catalogue of everything it says to people, in en-US, under flat
 * keys. `{{name}}` is a place for a value; `key_one` and `key_other` are one
 * message `key` that asks for `count`. Both are checked by the compiler.
 * In another language it is said by a `Translation` of it.
 * @param namespace the slice's own, so that two slices never meet
 */
export function defineMessages<const Catalogue extends Texts, const Namespace extends string>(
  namespace: Namespace,
  catalogue: Catalogue,
): Messages<Catalogue, Namespace> {
  i18n.addResourceBundle(WRITTEN_IN, namespace, catalogue);
  const always = ((key: string, values: Values) =>
    i18n.t(key, { ...values, ns: namespace })) as TFunction;
  return {
    t: (key, ...[values]) => sayIn(namespace, always, key, values),
    useMessages() {
      const { t } = useTranslation(namespace, { i18n });
      return (key, ...[values]) => sayIn(namespace, t, key, values);
    },
    messages: { namespace, catalogue },
  };
}

type Texts = Record<string, string>;
type Values = Record<string, string | number>;

/** A text without places needs no work; most are so, and a page has a hundred. */
function sayIn(namespace: string, t: TFunction, key: string, values: Values = {}): string {
  const { language } = i18n;
  if (isPseudo(language)) return pseudo(t(key, values));
  const text: unknown = i18n.getResource(language, namespace, key);
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : t(key, values);
}

export interface Messages<Catalogue, Namespace extends string = string> {
  /** Inside components: follows the language. */
  useMessages(): Translate<Catalogue>;
  /** Outside of components, at the moment of speaking: what is kept does not follow the language. */
  t: Translate<Catalogue>;
  /** For translations. */
  messages: { namespace: Namespace; catalogue: Catalogue };
}

/** All texts of a catalogue in another language. */
export type Translation<Of extends Messages<Texts>['messages'] = Messages<Texts>['messages']> = {
  namespace: Of['namespace'];
  /** A plural may have a form that English has not: `key_many`. */
  texts: { [Key in keyof Of['catalogue']]: string } & Partial<Record<`${string}_many`, string>>;
};

export type Translate<Catalogue> = <Key extends MessageKey<Catalogue>>(
  key: Key,
  ...values: ValuesOf<Catalogue, Key>
) => string;

type MessageKey<Catalogue> = {
  [Key in keyof Catalogue]: Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
}[keyof Catalogue] &
  string;

type ValuesOf<Catalogue, Key extends string> = [Place<Catalogue, Key>] extends [never]
  ? []
  : [Record<Place<Catalogue, Key>, string | number>];

type Place<Catalogue, Key extends string> = Key extends keyof Catalogue
  ? PlaceIn<Catalogue[Key]>
  : 'count' | PlaceIn<Catalogue[keyof Catalogue & `${Key}_${'one' | 'other'}`]>;

type PlaceIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceIn<Rest>
  : never;
