import { createInstance, type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

const i18n = createInstance();
void i18n.init({
  lng: 'en-US',
  fallbackLng: 'en-US',
  // Texts are needed by the first paint, so nothing here may be asynchronous.
  initAsync: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  // React escapes already.
  interpolation: { escapeValue: false },
});

/**
 * A slice's catalogue of everything it says to people, in en-US, under flat
 * keys. `{{name}}` is a place for a value; `key_one` and `key_other` are one
 * message `key` that asks for `count`. Both are checked by the compiler.
 * @param namespace the slice's own, so that two slices never meet
 */
export function defineMessages<const Catalogue extends Record<string, string>>(
  namespace: string,
  catalogue: Catalogue,
): Messages<Catalogue> {
  i18n.addResourceBundle('en-US', namespace, catalogue);
  const always = i18n.getFixedT('en-US', namespace);
  return {
    t: (key, ...[values]) => asWritten('en-US', namespace, key) ?? say(always, key, values),
    useMessages() {
      const { t } = useTranslation(namespace, { i18n });
      return (key, ...[values]) => asWritten(i18n.language, namespace, key) ?? say(t, key, values);
    },
  };
}

const say = (translate: TFunction, key: string, values: Record<string, unknown> = {}): string =>
  translate(key, values);

/** A text without places needs no work; most are so, and a page has a hundred. null for others. */
function asWritten(language: string, namespace: string, key: string): string | null {
  const text: unknown = i18n.getResource(language, namespace, key);
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : null;
}

export interface Messages<Catalogue> {
  /** Inside components: follows the language. */
  useMessages(): Translate<Catalogue>;
  /** Outside of components, at the moment of speaking. */
  t: Translate<Catalogue>;
}

export type Translate<Catalogue> = <Key extends MessageKey<Catalogue>>(
  key: Key,
  ...values: Values<Catalogue, Key>
) => string;

type MessageKey<Catalogue> = {
  [Key in keyof Catalogue]: Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
}[keyof Catalogue] &
  string;

type Values<Catalogue, Key extends string> = [Place<Catalogue, Key>] extends [never]
  ? []
  : [Record<Place<Catalogue, Key>, string | number>];

type Place<Catalogue, Key extends string> = Key extends keyof Catalogue
  ? PlaceIn<Catalogue[Key]>
  : 'count' | PlaceIn<Catalogue[keyof Catalogue & `${Key}_${'one' | 'other'}`]>;

type PlaceIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceIn<Rest>
  : never;
