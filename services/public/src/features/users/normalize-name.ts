export { oneLine as normalizeName } from '@reset/application-engine/policy/one-line.ts';
