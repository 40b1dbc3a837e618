/** A row of docs/asvs.md. */
export type AsvsRow = {
  id: string;
  level: string;
  requirement: string;
  state: string;
  /** Tests, documents, the reason why it does not apply, or what would close the gap. */
  by: string;
};

/** A test that a row names. */
export type NamedTest = { file: string; title: string };

export const STATES = ['test', 'document', 'not applicable', 'gap'];

const ROW = /^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+?) \| (.+) \|$/;

/** The rows of all tables of the page. */
export const readRows = (page: string): AsvsRow[] =>
  page.split('\n').flatMap((line) => {
    const [, id, level, requirement, state, by] = ROW.exec(line) ?? [];
    if (!id || !level || !requirement || !state || !by) return [];
    return [{ id, level, requirement, state, by }];
  });

/** `file` › title, one or several with `<br>` between them; null for what is not of that form. */
export const namedTests = ({ by }: AsvsRow): (NamedTest | null)[] =>
  by.split('<br>').map((part) => {
    const [, file, title] = /^`([^`]+\.(?:test|spec)\.tsx?)` › (.+)$/.exec(part) ?? [];
    return file && title ? { file, title } : null;
  });

/** Whether a file of tests has one of that title, as it is written there; `%s` and `${…}` included. */
export const holdsTest = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));

/** `[…](page.md#heading)` links of a row, as path within docs and heading. */
export const linkedHeadings = ({ by }: AsvsRow): { page: string; anchor: string }[] =>
  [...by.matchAll(/\]\(([\w.-]+\.md)(?:#([\w-]+))?\)/g)].map(([, page = '', anchor = '']) => ({
    page,
    anchor,
  }));

/** As GitHub makes an address of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');
