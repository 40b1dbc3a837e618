/** What other features may use of this one. */
export { TalkToUs } from './components/talk-to-us.tsx';
