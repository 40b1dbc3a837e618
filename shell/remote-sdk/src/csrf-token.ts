/** The token that the gateway wrote into the page, bound to its session cookie. */
export const csrfToken = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
