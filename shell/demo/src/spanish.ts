import { demo } from './controls/demo-messages.es.ts';

export default [demo];
