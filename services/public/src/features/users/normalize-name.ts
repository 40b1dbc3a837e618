export { isLegalName } from '@reset/application-engine/policy/legal-name.ts';
export { oneLine as normalizeName } from '@reset/application-engine/policy/one-line.ts';
