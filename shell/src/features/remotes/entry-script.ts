const integrities = new Map<string, string>();

/** From now on the entry at this address is run only if its content is the released one. */
export function expectIntegrity(url: string, integrity: string | null): void {
  if (integrity) integrities.set(pathOf(url), integrity);
}

/** The element that fetches an entry; what the entry loads, it checks by itself. */
export function entryScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrities.get(pathOf(url)) ?? '';
  script.src = url;
  return script;
}

const pathOf = (url: string): string => new URL(url, document.baseURI).pathname;
