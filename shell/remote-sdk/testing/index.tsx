export { makePage, plain } from './content.ts';
export { makeReturn } from './make-return.ts';
export { mockApi } from './mock-api.ts';
export {
  ASSERTION,
  AUTHENTICATION_OPTIONS,
  CREDENTIAL,
  passkeyBrowser,
  REGISTRATION_OPTIONS,
} from './passkey-browser.ts';
export { renderRemote } from './render-remote.tsx';
export { sayAsWidget } from './say-as-widget.ts';
export { translationProblems } from './translation-problems.ts';
