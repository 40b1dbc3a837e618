export { sendInstructions } from './api/send-instructions.ts';
