/** Where a page says that its icon is; null when it does not say so. */
export function iconOf(html: string): string | null {
  const link = /<link\b[^>]*\brel="icon"[^>]*>/.exec(html)?.[0] ?? '';
  return /\bhref="([^"]+)"/.exec(link)?.[1] ?? null;
}
