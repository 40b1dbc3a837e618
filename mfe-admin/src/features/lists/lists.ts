/** What other features may use of this one. */
export { pagedQuery } from './api/paged-query.ts';
export { PagedList } from './components/paged-list.tsx';
export { FoldedFilters } from './components/folded-filters.tsx';
export { FilterLinks } from './components/filter-links.tsx';
