import { createInstance } from 'i18next';

/** What everything is written in; a text that another language lacks is said in it. */
export const WRITTEN_IN = 'en-US';

/** Every text of every slice, by language and namespace. */
export const i18n = createInstance();
void i18n.init({
  lng: WRITTEN_IN,
  fallbackLng: WRITTEN_IN,
  // Texts are needed by the first paint, so nothing here may be asynchronous.
  initAsync: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  // React escapes already.
  interpolation: { escapeValue: false },
});
