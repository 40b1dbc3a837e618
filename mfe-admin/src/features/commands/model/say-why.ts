import type { Command } from '../api/give-command.ts';

/** Why a command was refused; a release from before has no words for it. */
export const sayWhy = ({ code, error }: Pick<Command, 'code' | 'error'>): string =>
  error ?? `${code?.replaceAll('_', ' ')}.`;
