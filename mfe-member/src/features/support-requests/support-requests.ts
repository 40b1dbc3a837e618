export { sendSupportRequest } from './api/send-support-request.ts';
export { ReceivedRequest } from './components/received-request.tsx';
export { useSupportRequest } from './components/use-support-request.ts';
