/** What other features may use of this one. */
export { UserCommand } from './components/actions/user-command.tsx';
export { ChangeSchedule, ResolveError } from './components/actions/object-commands.tsx';
export { ScheduleFacts } from './components/actions/schedule-facts.tsx';
export { Facts } from './components/parts/facts.tsx';
export { StatusWord } from './components/parts/status-word.tsx';
export { Dollars, Word } from './components/parts/value.tsx';
export { DebitFacts } from './components/actions/debit-facts.tsx';
export { userQuery, type User } from './api/get-user.ts';
export { isUnread } from './model/is-unread.ts';
