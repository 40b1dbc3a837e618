export { sendCode } from './api/send-code.ts';
export { codeOver } from './model/code-over.ts';
