/** What other features may use of this one. */
export { CommandAction } from './components/command-action.tsx';
export { CommandHost } from './components/command-host.tsx';
export type { Approval } from './api/give-command.ts';
export { KNOWN_ACTIONS, sayAction } from './model/say-action.ts';
