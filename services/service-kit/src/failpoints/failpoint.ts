import { armFailpoint } from './arm-failpoint.ts';

/**
 * A place at which a trial ends the process as a power cut would: `FAILPOINT=name`, or `name:n` for
 * the n-th time that it is passed. Nothing happens at any other, or without the variable, which
 * production refuses.
 */
export const failpoint = armFailpoint(process.env, () => process.kill(process.pid, 'SIGKILL'));
