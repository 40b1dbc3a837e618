/** What other features may use of this one. */
export { SavedViews } from './components/saved-views.tsx';
