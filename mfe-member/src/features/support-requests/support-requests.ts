export { sendSupportRequest } from './api/send-support-request.ts';
export { ChoiceRequest } from './components/choice-request.tsx';
export { useSupportRequest } from './components/use-support-request.ts';
