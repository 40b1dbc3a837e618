// An entry of its own, which travels with the remotes that search and not with every page.
export { searchBanks, searchPlatforms, type Institution } from './search-institutions.ts';
export { searchText } from './search-text.ts';
