const ANALYTICS_COOKIES = ['_ga', '_gat', '_gid'];

/** Expires every cookie that scripts can see but those of analytics. */
export function clearCookies(page: Document): void {
  for (const pair of page.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (name === '' || ANALYTICS_COOKIES.includes(name)) continue;
    // Browsers take a name that begins with __ only together with Secure.
    const secure = name.startsWith('__') ? '; Secure' : '';
    for (const domain of ['', ...domainsOf(page.location.hostname)]) {
      page.cookie = `${name}=; Path=/; Max-Age=0${secure}${domain}`;
    }
  }
}

/** Nobody can read for which domain a cookie was set, so all that it can be are tried. */
const domainsOf = (host: string): string[] =>
  host.split('.').map((_, index, labels) => `; Domain=${labels.slice(index).join('.')}`);

/**
 * Of this tab what somebody entered, as `tabStorageOf` keeps it: no more than that.
 * @param keptOf whose stays: who is signed in now; nobody's where nobody is
 */
export function clearEntered(keptOf: string | null = null): void {
  const hers = JSON.stringify({ userId: keptOf }).slice(0, -1);
  for (const key of Object.keys(sessionStorage)) {
    const written = sessionStorage.getItem(key) ?? '';
    if (written.startsWith('{"userId":') && !written.startsWith(hers)) {
      sessionStorage.removeItem(key);
    }
  }
}

export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
