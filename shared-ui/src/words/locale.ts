/** In which language, and by whose customs of numbers and dates: the page says it, `<html lang>`. */
export const locale = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en-US';

/** A formatter of dates that follows the language of the page. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const of = byLocale((language) => new Intl.DateTimeFormat(language, options));
  return {
    format: (moment: Date | number) => of().format(moment),
    formatRange: (from: Date | number, to: Date | number) => of().formatRange(from, to),
    formatToParts: (moment: Date | number) => of().formatToParts(moment),
  };
}

/** A formatter of numbers that follows it. */
export function numberFormat(options: Intl.NumberFormatOptions) {
  const of = byLocale((language) => new Intl.NumberFormat(language, options));
  return { format: (value: number) => of().format(value) };
}

/** A formatter of lists in words that follows it: 'A, B, and C', 'A, B y C'. */
export function listFormat(options: Intl.ListFormatOptions = {}) {
  const of = byLocale((language) => new Intl.ListFormat(language, options));
  return {
    format: (texts: readonly string[]) => of().format(texts),
    formatToParts: (texts: readonly string[]) => of().formatToParts(texts),
  };
}

/** They are dear to make, and made once for each language. */
function byLocale<Format>(make: (language: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const language = locale();
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}
