import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { LinkSource } from '@reset/remote-sdk/linking';
import type { Choice } from '@reset/shared-ui';

const MAX_TILES = 6;

type Shortcuts = Pick<PageData, 'bank_shortcuts' | 'payroll_shortcuts'>;

/** Those that most people link, at most six; of payrolls some of each kind of income, in turn. */
export function popularInstitutions(source: LinkSource, page: Shortcuts): Choice[] {
  const { salary, hourly, gig, benefits } = page.payroll_shortcuts;
  const shortcuts =
    source === 'plaid' ? page.bank_shortcuts : inTurn([salary, hourly, gig, benefits]);
  const choices = shortcuts.map(({ search, id }) => ({ value: id, label: search }));
  return choices
    .filter(({ value }, at) => choices.findIndex((one) => one.value === value) === at)
    .slice(0, MAX_TILES);
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}
