export { sendSupportRequest } from './api/send-support-request.ts';
export { useSupportRequest } from './components/use-support-request.ts';
