/** What other features may use of this one. */
export { CommandAction, type CommandActionProps } from './components/command-action.tsx';
export type { CommandCall } from './api/give-command.ts';
