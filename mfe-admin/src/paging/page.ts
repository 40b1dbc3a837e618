/** The page of a list that the address names, from 1; what is missing there or is no page is the first. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** `?page=2`, or `?` for the first page, before what else the address is to say. */
export const pageQuery = (page: number, rest: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...rest })}`;
