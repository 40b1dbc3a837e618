/** What other features may use of this one. */
export { UserSearch } from './components/user-search.tsx';
